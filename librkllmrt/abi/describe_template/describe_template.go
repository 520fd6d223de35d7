// Package describe_template tells what the chat template of a loaded model can write.
package describe_template

import (
	"encoding/json"

	"rkllmd/engine/template/get_abilities"
	"rkllmd/librkllmrt/handle/find_handle"
)

// DescribeTemplate returns what the chat template of the model behind an LLMHandle can write, as JSON: "writes", or the
// "error" for which it cannot be run; null where the model has none, or is no longer there.
//
// **Runs on:** any thread that may wait. Once for a model it takes some milliseconds, to try its chat template.
// **Holds:** Handles, for a moment, and Model.Using for reading.
func DescribeTemplate(number uintptr) []byte {
	h, err := find_handle.FindHandle(number)
	if err != nil {
		return []byte("null")
	}
	h.Model.Using.RLock()
	defer h.Model.Using.RUnlock()
	if h.Model.Ptr == nil || h.Model.Facts.ChatTemplate == "" {
		return []byte("null")
	}
	told := map[string]any{}
	if abilities, err := get_abilities.GetAbilities(h.Model); err != nil {
		told["error"] = err.Error()
	} else {
		told["writes"] = abilities
	}
	text, _ := json.Marshal(told) // cannot fail: texts and flags
	return text
}
