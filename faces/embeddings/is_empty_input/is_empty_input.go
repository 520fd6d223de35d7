// Package is_empty_input tells whether there is nothing to make vectors of.
package is_empty_input

import (
	"encoding/json"

	"rkllmd/faces/openai/is_given"
)

// IsEmptyInput reports whether value is missing, an empty text, or an empty list. With such a one Ollama's clients have
// a model loaded.
//
// **Runs on:** any thread.
func IsEmptyInput(value json.RawMessage) bool {
	if !is_given.IsGiven(value) {
		return true
	}
	var text string
	var list []json.RawMessage
	return json.Unmarshal(value, &text) == nil && text == "" || json.Unmarshal(value, &list) == nil && len(list) == 0
}
