// Package decode_answers decodes what the model has said.
package decode_answers

import (
	"math"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/shift_context"
	"rkllmd/librkllmrt/run/decode_lanes"
)

// DecodeAnswers decodes the last token of each answer that goes on, all at once, so that the next ones can be chosen.
// In a full context it makes room first (shift_context); not for answers without a limit (max_new_tokens -1), which
// last until the context is full, and not where the model cannot: such an answer ends, and run.Full says so. With none
// left run.Parts is empty, and nothing is decoded.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_parts'.
func DecodeAnswers(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	run.Parts = run.Parts[:0]
	for i := range run.Turns {
		turn := &run.Turns[i]
		seq := &turn.Lane.Sequence
		if turn.Ended {
			continue
		}
		if len(seq.Tokens) >= h.Context.Size && (run.MaxNewTokens == math.MaxInt ||
			shift_context.ShiftContext(h, turn) != nil) {
			turn.Ended, run.Full = true, true
			continue
		}
		turn.Row = len(run.Parts)
		run.Parts = append(run.Parts, engine.Part{Sequence: seq, Tokens: turn.Tokens[len(turn.Tokens)-1:],
			Outputs: engine.OutputLast})
	}
	if len(run.Parts) == 0 {
		return nil
	}
	return decode_lanes.DecodeLanes(h, run, nil)
}
