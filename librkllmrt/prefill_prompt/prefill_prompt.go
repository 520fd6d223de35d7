// Package prefill_prompt brings a run's prompt into the cache.
package prefill_prompt

import (
	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/common_prefix"
	"rkllmd/librkllmrt/cut_cache"
	"rkllmd/librkllmrt/decode_prompt"
)

// PrefillPrompt makes the cache hold the first count tokens of the run and nothing else. What it has in common with them at
// its start is kept; the last token is decoded in any case, and run.Row is the row of its logits.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_tokens'.
func PrefillPrompt(h *librkllmrt.Handle, run *librkllmrt.Run, count int) error {
	tokens := run.Tokens[:count]
	keep := max(0, min(common_prefix.CommonPrefix(h.Sequence.Tokens, tokens), count-1))
	if err := cut_cache.CutCache(h, keep); err != nil {
		return err
	}
	for done := len(h.Sequence.Tokens); done < count; done = len(h.Sequence.Tokens) {
		end, outputs := min(done+h.Context.Batch, count), engine.OutputNone
		if end == count {
			outputs = engine.OutputLast
		}
		if err := decode_prompt.DecodePrompt(h, run, tokens[done:end], outputs); err != nil {
			return err
		}
	}
	return nil
}
