// Package restore_prefix brings a loaded prompt cache into use.
package restore_prefix

import (
	"rkllmd/engine/restore_state"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/common_prefix"
	"rkllmd/utils/get_timestamp"
)

// RestorePrefix puts the prompt cache of h, when one is loaded, into the cache if it was computed with the same adapter and has
// more tokens in common with the start of the run's prompt than what stands there. prefill_prompt then goes on from it. The time
// counts as prefill.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func RestorePrefix(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	cache := h.PromptCache
	if cache == nil || cache.Adapter != run.Adapter {
		return nil
	}
	prompt := run.Tokens[:run.Prompt]
	same := common_prefix.CommonPrefix(h.Sequence.Tokens, prompt)
	if h.Sequence.Shifted && !run.KeepHistory {
		same = min(same, h.Sequence.Exact) // prefill_prompt would not use more
	}
	if common_prefix.CommonPrefix(cache.Tokens, prompt) <= same {
		return nil
	}
	started := get_timestamp.GetTimestamp()
	err := restore_state.RestoreState(h.Context, &h.Sequence, cache.Tokens, cache.State)
	run.Result.Perf.PrefillTimeMS += float32(get_timestamp.GetTimestamp()-started) / 1e6
	return err
}
