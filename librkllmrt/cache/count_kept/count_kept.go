// Package count_kept says what a context shift leaves.
package count_kept

import "rkllmd/librkllmrt"

// CountKept returns how many tokens at the front of turn a context shift leaves: those of n_keep, and before them the
// BOS that the tokenizer put there; for -1, as in llama.cpp, the whole prompt. In a conversation it is what its first
// turn said, and for a turn that goes on, what it was. It is at most three quarters of the context, so that what is
// left has room to move in.
//
// **Runs on:** any thread. **Holds:** Busy.
func CountKept(h *librkllmrt.Handle, turn *librkllmrt.Turn) int {
	keep := h.Param.NKeep
	switch {
	case turn.Resumed:
		keep = turn.Lane.Paused.Keep
	case turn.New < turn.Prompt:
		keep = turn.Lane.Conversation.Keep
	case keep < 0:
		keep = turn.Prompt
	case h.Model.AddBOS && turn.Prompt > 0 && turn.Tokens[0] == h.Model.BOS:
		keep++
	}
	return min(keep, turn.Prompt, h.Param.MaxContextLen*3/4)
}
