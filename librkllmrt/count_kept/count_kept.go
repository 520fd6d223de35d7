// Package count_kept says what a context shift leaves.
package count_kept

import "rkllmd/librkllmrt"

// CountKept returns how many tokens at the front of run a context shift leaves: those of n_keep, and before them the BOS that
// the tokenizer put there; for -1, as in llama.cpp, the whole prompt. In a conversation it is what its first turn said, and for a run that goes on, what it was.
// It is at most three quarters of the context, so that what is left has room to move in.
//
// **Runs on:** any thread. **Holds:** Busy.
func CountKept(h *librkllmrt.Handle, run *librkllmrt.Run) int {
	keep := h.Param.NKeep
	switch {
	case run.Resumed:
		keep = h.Paused.Keep
	case run.New < run.Prompt:
		keep = h.Conversation.Keep
	case keep < 0:
		keep = run.Prompt
	case h.Model.AddBOS && run.Prompt > 0 && run.Tokens[0] == h.Model.BOS:
		keep++
	}
	return min(keep, run.Prompt, h.Param.MaxContextLen*3/4)
}
