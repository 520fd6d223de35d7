// Package shift_context makes room in a full context.
package shift_context

import (
	"slices"

	"rkllmd/engine/shift_tokens"
	"rkllmd/librkllmrt"
)

// ShiftContext makes room in the cache: of the tokens behind the first run.Keep the older half is dropped, and the rest moves
// forward. run.Tokens, of which the cache holds all but the last ones, follows; what was dropped of the answer is in
// run.Dropped.
//
// What moved was computed with the dropped tokens in sight, and keeps what it has seen of them. This is llama.cpp's context
// shift; an answer after it is not that of a model that is given the remaining text.
//
// **Runs on:** the run's thread. **Holds:** Busy. The error is shift_tokens', and changes nothing: some models cannot.
func ShiftContext(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	keep, held := run.Keep, len(h.Sequence.Tokens)
	end := keep + max(1, (held-keep)/2)
	if err := shift_tokens.ShiftTokens(h.Context, &h.Sequence, keep, end); err != nil {
		return err
	}
	prompt := max(0, min(end, run.Prompt)-keep) // how many of them were of the prompt
	run.Dropped = append(run.Dropped, run.Tokens[keep+prompt:end]...)
	run.Tokens = slices.Delete(run.Tokens, keep, end)
	run.Prompt -= prompt
	run.New = min(run.New, run.Prompt)
	run.System, h.System = min(run.System, keep), min(h.System, keep)
	return nil
}
