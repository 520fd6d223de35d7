// Package read_member reads a member of a JSON object.
package read_member

import (
	"encoding/json"
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls"
	"rkllmd/generation/calls/skip_mark"
	"rkllmd/generation/calls/skip_value"
)

// ReadMember reads the name and the value of a member at the start of text, the value as it is written, as far as it is
// right. Both are read where value is not "". length is how many bytes of text are right.
//
// **Runs on:** any thread.
func ReadMember(text string) (name, value string, length int, state generation.ReadState) {
	length, state = skip_value.SkipValue(text)
	if state != generation.ReadDone {
		return "", "", length, state
	}
	if json.Unmarshal([]byte(text[:length]), &name) != nil {
		return "", "", length, generation.ReadBroken
	}
	n, state := skip_mark.SkipMark(text[length:], ":")
	length += n
	if state != generation.ReadDone {
		return name, "", length, state
	}
	n, state = skip_value.SkipValue(text[length:])
	value = strings.TrimLeft(text[length:length+n], calls.Blanks)
	return name, value, length + n, state
}
