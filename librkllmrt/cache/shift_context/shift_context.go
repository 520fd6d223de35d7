// Package shift_context makes room in a full context.
package shift_context

import (
	"slices"

	"rkllmd/engine/context/shift_tokens"
	"rkllmd/librkllmrt"
)

// ShiftContext makes room in the lane of turn: of the tokens behind the first turn.Keep the older half is dropped, and
// the rest moves forward. turn.Tokens, of which the cache holds all but the last ones, follows; what was dropped of the
// answer is in turn.Dropped.
//
// What moved was computed with the dropped tokens in sight, and keeps what it has seen of them. This is llama.cpp's
// context shift; an answer after it is not that of a model that is given the remaining text.
//
// **Runs on:** the run's thread. **Holds:** Busy. The error is shift_tokens', and changes nothing: some models cannot,
// and no exact one.
func ShiftContext(h *librkllmrt.Handle, turn *librkllmrt.Turn) error {
	keep, held := turn.Keep, len(turn.Lane.Sequence.Tokens)
	end := keep + max(1, (held-keep)/2)
	if err := shift_tokens.ShiftTokens(h.Context, &turn.Lane.Sequence, keep, end); err != nil {
		return err
	}
	prompt := max(0, min(end, turn.Prompt)-keep) // how many of them were of the prompt
	turn.Dropped = append(turn.Dropped, turn.Tokens[keep+prompt:end]...)
	turn.Tokens = slices.Delete(turn.Tokens, keep, end)
	turn.Prompt -= prompt
	turn.New = min(turn.New, turn.Prompt)
	turn.System, turn.Lane.System = min(turn.System, keep), min(turn.Lane.System, keep)
	return nil
}
