// Package deliver_token hands a token to the caller.
package deliver_token

import (
	"rkllmd/engine/token_to_piece"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/call_result_callback"
	"rkllmd/librkllmrt/split_utf8"
	"rkllmd/rkllm"
)

// DeliverToken makes the callback for a new token and returns what the callback returns. The state is NORMAL, with the whole
// characters that the token completes, or WAITING, with text NULL, when it completes none: the bytes are held for the next
// token. A token that has no text gives an empty NORMAL. Bytes still held when a run ends are no character and never leave.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func DeliverToken(h *librkllmrt.Handle, run *librkllmrt.Run, token int32) int32 {
	run.Held = append(run.Held, token_to_piece.TokenToPiece(h.Model, token, !h.Param.SkipSpecialToken)...)
	whole := split_utf8.SplitUTF8(run.Held)
	state, text := rkllm.RunNormal, run.Held[:whole]
	if whole == 0 && len(run.Held) > 0 {
		state, text = rkllm.RunWaiting, nil
	}
	run.Result.TokenID = token
	run.Result.Perf.GenerateTokens++
	answer := call_result_callback.CallResultCallback(h, run, state, text)
	run.Held = run.Held[:copy(run.Held, run.Held[whole:])]
	return answer
}
