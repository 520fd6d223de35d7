// Package skip_middle goes past what stands between the name of a call and its arguments.
package skip_middle

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls/skip_mark"
)

// SkipMiddle returns how many bytes at the start of text stand between the name of a call and its arguments: one of the
// form's Middle, and what says nothing before it.
//
// **Runs on:** any thread.
func SkipMiddle(form *generation.CallForm, text string) (int, generation.ReadState) {
	best := generation.ReadBroken
	if form.Aside != "" {
		_, state := skip_mark.SkipMark(text, form.Aside)
		if state == generation.ReadDone {
			before, _, found := strings.Cut(text, form.Middle[0])
			if !found {
				return len(text), generation.ReadMore
			}
			return len(before) + len(form.Middle[0]), generation.ReadDone
		}
		best = state
	}
	for _, middle := range form.Middle {
		n, state := skip_mark.SkipMark(text, middle)
		if state == generation.ReadDone {
			return n, state
		}
		best = max(best, state)
	}
	return len(text), best
}
