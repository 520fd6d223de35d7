// Package fit_conversation shortens a conversation.
package fit_conversation

import (
	"slices"

	"rkllmd/engine/shift_tokens"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/common_prefix"
	"rkllmd/librkllmrt/cut_cache"
)

// FitConversation drops the older half, or more, of what stands between the first run.Keep tokens of a conversation and its
// new turn, when all of it does not fit into the context. The cache is moved with it where it can be; otherwise what is left
// is decoded anew. A turn that would not fit either way is left as it is.
//
// **Runs on:** any thread. **Holds:** Busy.
func FitConversation(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	keep, before := run.Keep, run.Prompt-run.New
	excess := run.Prompt - h.Param.MaxContextLen
	if excess <= 0 || excess > before-keep {
		return nil
	}
	end := keep + max(excess, (before-keep)/2)
	if same := common_prefix.CommonPrefix(h.Sequence.Tokens, run.Tokens); same >= end {
		if err := cut_cache.CutCache(h, same); err != nil {
			return err
		}
		if len(h.Sequence.Tokens) >= end {
			_ = shift_tokens.ShiftTokens(h.Context, &h.Sequence, keep, end) // a model that cannot: all is decoded anew
		}
	}
	run.Tokens = slices.Delete(run.Tokens, keep, end)
	run.Prompt -= end - keep
	run.System = min(run.System, keep)
	return nil
}
