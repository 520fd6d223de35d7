// Package read_named reads a call whose name stands in front of its arguments.
package read_named

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls"
	"rkllmd/generation/calls/find_name"
	"rkllmd/generation/calls/skip_value"
)

// ReadNamed reads a call at the start of text: the name of one of functions, the form's Middle, and the arguments, a
// JSON object.
//
// **Runs on:** any thread.
func ReadNamed(form *generation.CallForm, functions map[string]generation.CallFunction, text string,
) generation.CallReading {
	name, at, state := find_name.FindName(form, functions, text)
	if state != generation.ReadDone {
		return generation.CallReading{State: state}
	}
	n, state := skip_value.SkipValue(text[at:])
	arguments := strings.TrimLeft(text[at:at+n], calls.Blanks)
	if arguments != "" && arguments[0] != '{' {
		return generation.CallReading{}
	}
	r := generation.CallReading{State: state, Name: name, Arguments: arguments, Known: at + n, Length: at + n}
	if state == generation.ReadMore && arguments != "" {
		r.Value = at + n - len(arguments)
	}
	return r
}
