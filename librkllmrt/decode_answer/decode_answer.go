// Package decode_answer decodes what the model has said.
package decode_answer

import (
	"errors"
	"math"

	"rkllmd/engine"
	"rkllmd/engine/decode_tokens"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/shift_context"
)

// DecodeAnswer decodes the last token of run.Tokens, so that the next one can be chosen from run.Row. In a full context it makes
// room first (shift_context); not for an answer without a limit (max_new_tokens -1), which lasts until the context is full, and
// not where the model cannot.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_tokens': engine.ErrContextFull where there is no room.
func DecodeAnswer(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	err := decode_tokens.DecodeTokens(h.Context, &h.Sequence, run.Tokens[len(run.Tokens)-1:], engine.OutputLast)
	if errors.Is(err, engine.ErrContextFull) && run.MaxNewTokens < math.MaxInt && shift_context.ShiftContext(h, run) == nil {
		err = decode_tokens.DecodeTokens(h.Context, &h.Sequence, run.Tokens[len(run.Tokens)-1:], engine.OutputLast)
	}
	run.Row = 0
	return err
}
