// Package is_left_out recognises a default.
package is_left_out

import (
	"encoding/json"

	"rkllmd/rkllm"
)

// IsLeftOut tells whether the JSON value raw, of a member that the loaded generation does not have, says no more than
// leaving it out: null, or one of absent.Same (a number in any spelling: 1, 1.0, 1e0).
//
// **Runs on:** any thread.
func IsLeftOut(absent *rkllm.Absent, raw json.RawMessage) bool {
	if len(raw) == 0 || raw[0] == '[' || raw[0] == '{' {
		return false
	}
	var value any
	if json.Unmarshal(raw, &value) != nil {
		return false
	}
	for _, text := range absent.Same {
		var same any
		if json.Unmarshal([]byte(text), &same) == nil && same == value {
			return true
		}
	}
	return value == nil
}
