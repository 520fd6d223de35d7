// Package prefill_prompts brings a run's prompts into the cache.
package prefill_prompts

import (
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/keep_prefix"
	"rkllmd/librkllmrt/run/choose_tokens"
	"rkllmd/librkllmrt/run/decode_prompts"
	"rkllmd/librkllmrt/run/plan_prefill"
)

// PrefillPrompts makes the lanes of a run hold its prompts and nothing else, or else, without the last turns, the
// conversations before these. What a lane has of its prompt is kept (keep_prefix); the others share the batches. The
// first token of an answer is chosen as soon as its prompt is complete (choose_tokens).
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_parts'.
func PrefillPrompts(h *librkllmrt.Handle, run *librkllmrt.Run, whole bool) error {
	for i := range run.Turns {
		turn := &run.Turns[i]
		count := turn.Prompt
		if !whole {
			count -= turn.New
		}
		if err := keep_prefix.KeepPrefix(h, run, turn, count); err != nil {
			return err
		}
	}
	for {
		plan_prefill.PlanPrefill(h, run, whole)
		if len(run.Parts) == 0 {
			return nil
		}
		if err := decode_prompts.DecodePrompts(h, run); err != nil {
			return err
		}
		if err := choose_tokens.ChooseTokens(h, run); err != nil {
			return err
		}
	}
}
