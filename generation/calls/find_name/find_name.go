// Package find_name reads the name of a call.
package find_name

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls"
	"rkllmd/generation/calls/skip_middle"
)

// FindName reads the name of one of functions, and the form's Middle behind it, at the start of text. at is where the
// arguments begin.
//
// **Runs on:** any thread.
func FindName(form *generation.CallForm, functions map[string]generation.CallFunction, text string) (name string,
	at int,
	state generation.ReadState) {
	bare := strings.TrimLeft(text, calls.Blanks)
	for name := range functions {
		rest, found := strings.CutPrefix(bare, name)
		if !found {
			if strings.HasPrefix(name, bare) {
				state = generation.ReadMore
			}
			continue
		}
		n, part := skip_middle.SkipMiddle(form, rest)
		if part == generation.ReadDone {
			return name, len(text) - len(rest) + n, part
		}
		state = max(state, part)
	}
	return "", 0, state
}
