// Package deliver_tokens hands tokens to the caller.
package deliver_tokens

import (
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/call_result_callback"
	"rkllmd/rkllm"
	"rkllmd/utils/split_utf8"
)

// DeliverTokens makes the callback for the tokens that were chosen, one of each answer that goes on, and appends them
// to the answers. It returns whether the callback asks for a pause; the end of all answers goes before that.
//
// The state is NORMAL, with the whole characters that each token completes, or WAITING when none of them completes any:
// the bytes are held for the next token. The text is NULL for a token that completes none, and for an answer that has
// ended, whose token id is -1. A token that has no text has an empty one. Bytes still held when a run ends are no
// character and never leave.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func DeliverTokens(h *librkllmrt.Handle, run *librkllmrt.Run) bool {
	state, any, live := rkllm.RunWaiting, false, false
	for i := range run.Turns {
		turn := &run.Turns[i]
		turn.Piece = nil
		live = live || !turn.Ended
		if turn.Next < 0 {
			continue
		}
		any = true
		run.Perf.GenerateTokens++
		turn.Held = append(turn.Held, detokenize_token.DetokenizeToken(h.Model, turn.Next,
			!h.Param.SkipSpecialToken)...)
		if whole := split_utf8.SplitUTF8(turn.Held); whole > 0 || len(turn.Held) == 0 {
			state, turn.Piece = rkllm.RunNormal, turn.Held[:whole]
		}
	}
	if !any {
		return false
	}
	for i := range run.Turns {
		turn := &run.Turns[i]
		run.Results[i].TokenID = turn.Next
		if turn.Next >= 0 && !turn.Ended {
			turn.Tokens = append(turn.Tokens, turn.Next)
		}
	}
	answer := call_result_callback.CallResultCallback(h, run, state)
	for i := range run.Turns {
		turn := &run.Turns[i]
		turn.Held, turn.Piece, turn.Next = turn.Held[:copy(turn.Held, turn.Held[len(turn.Piece):])], nil, -1
	}
	return answer == librkllmrt.Pause && live
}
