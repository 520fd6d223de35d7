// Package convert_arguments reads the arguments of a call.
package convert_arguments

import (
	"encoding/json"
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls/skip_value"
)

// ConvertArguments returns the arguments that value, a JSON value which state says how far it was read, stands for: an
// object as it is written. Some models write a text that holds one, or null for none. ok is false where it is none of
// these.
//
// **Runs on:** any thread.
func ConvertArguments(value string, state generation.ReadState) (arguments string, ok bool) {
	var text string
	switch {
	case value == "" || value[0] == '{':
		return value, true
	case state == generation.ReadMore:
		return "", value[0] == '"' || strings.HasPrefix("null", value)
	case value == "null":
		return "{}", true
	case json.Unmarshal([]byte(value), &text) != nil:
		return "", false
	}
	text = strings.TrimSpace(text)
	n, state := skip_value.SkipValue(text)
	return text, state == generation.ReadDone && n == len(text) && text[0] == '{'
}
