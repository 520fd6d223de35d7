// Package find_null looks for null in a list.
package find_null

import (
	"bytes"

	"rkllmd/utils/scan/walk_elements"
)

// FindNull tells whether raw, valid JSON, is null, or a list that has null in it, or in a list of its own: in a Go
// slice of numbers or texts that would be 0 or an empty one.
//
// **Runs on:** any thread.
func FindNull(raw []byte) bool {
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 || raw[0] != '[' {
		return string(raw) == "null"
	}
	for element := range walk_elements.WalkElements(raw) {
		if FindNull(element) {
			return true
		}
	}
	return false
}
