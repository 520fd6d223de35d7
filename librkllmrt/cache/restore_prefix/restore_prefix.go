// Package restore_prefix brings a loaded prompt cache into use.
package restore_prefix

import (
	"rkllmd/engine/context/restore_state"
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/librkllmrt"
	"rkllmd/utils/get_timestamp"
)

// RestorePrefix puts the prompt cache of h, when one is loaded, into the lane of turn if it was computed with the same
// adapter and has more tokens in common with the start of the turn's prompt than what stands there. prefill_prompts
// then goes on from it. The time counts as prefill.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func RestorePrefix(h *librkllmrt.Handle, run *librkllmrt.Run, turn *librkllmrt.Turn) error {
	cache := h.PromptCache
	if cache == nil || cache.Adapter != run.Adapter {
		return nil
	}
	seq, prompt := &turn.Lane.Sequence, turn.Tokens[:turn.Prompt]
	same := count_common_prefix.CountCommonPrefix(seq.Tokens, prompt)
	if seq.Shifted && !run.KeepHistory {
		same = min(same, seq.Exact) // keep_prefix would not use more
	}
	if count_common_prefix.CountCommonPrefix(cache.Tokens, prompt) <= same {
		return nil
	}
	started := get_timestamp.GetTimestamp()
	err := restore_state.RestoreState(h.Context, seq, cache.Tokens, cache.State)
	run.Perf.PrefillTimeMS += float32(get_timestamp.GetTimestamp()-started) / 1e6
	return err
}
