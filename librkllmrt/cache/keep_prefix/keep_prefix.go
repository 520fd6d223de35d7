// Package keep_prefix finds out what of a prompt need not be decoded.
package keep_prefix

import (
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
)

// KeepPrefix leaves in the lane of turn what it has in common, at the start, with the first count tokens of turn, but
// for the last of these, which is decoded in any case. Tokens that have seen others which are no longer there
// (Sequence.Shifted) are kept only where a conversation or a paused turn goes on.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func KeepPrefix(h *librkllmrt.Handle, run *librkllmrt.Run, turn *librkllmrt.Turn, count int) error {
	seq := &turn.Lane.Sequence
	same := count_common_prefix.CountCommonPrefix(seq.Tokens, turn.Tokens[:count])
	if seq.Shifted && !run.KeepHistory && !turn.Resumed {
		same = min(same, seq.Exact)
	}
	return remove_cached_tokens.RemoveCachedTokens(h, turn.Lane, max(0, min(same, count-1)))
}
