// Package truncate_conversation shortens a conversation.
package truncate_conversation

import (
	"slices"

	"rkllmd/engine/context/shift_tokens"
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
)

// TruncateConversation drops the older half, or more, of what stands between the first turn.Keep tokens of a
// conversation and its new turn, when all of it does not fit into the context. The cache is moved with it where it can
// be; otherwise, and always for an exact model, what is left is decoded anew. A turn that would not fit either way is
// left as it is.
//
// **Runs on:** any thread. **Holds:** Busy.
func TruncateConversation(h *librkllmrt.Handle, turn *librkllmrt.Turn) error {
	keep, before := turn.Keep, turn.Prompt-turn.New
	excess := turn.Prompt - h.Param.MaxContextLen
	if excess <= 0 || excess > before-keep {
		return nil
	}
	end := keep + max(excess, (before-keep)/2)
	if same := count_common_prefix.CountCommonPrefix(turn.Lane.Sequence.Tokens, turn.Tokens); same >= end {
		if err := remove_cached_tokens.RemoveCachedTokens(h, turn.Lane, same); err != nil {
			return err
		}
		if len(turn.Lane.Sequence.Tokens) >= end {
			// a model that cannot: all is decoded anew
			_ = shift_tokens.ShiftTokens(h.Context, &turn.Lane.Sequence, keep, end)
		}
	}
	turn.Tokens = slices.Delete(turn.Tokens, keep, end)
	turn.Prompt -= end - keep
	turn.System = min(turn.System, keep)
	return nil
}
