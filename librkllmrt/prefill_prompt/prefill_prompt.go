// Package prefill_prompt brings a run's prompt into the cache.
package prefill_prompt

import (
	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/common_prefix"
	"rkllmd/librkllmrt/cut_cache"
	"rkllmd/librkllmrt/decode_prompt"
	"rkllmd/librkllmrt/same_kind"
)

// PrefillPrompt makes the cache hold the first count tokens of the run and nothing else. What it has in common with them at
// its start is kept; the last token is decoded in any case, and run.Row is the row of its logits. Tokens that have seen others
// which are no longer there (Sequence.Shifted) are kept only where a conversation or a paused run goes on.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_tokens'.
func PrefillPrompt(h *librkllmrt.Handle, run *librkllmrt.Run, count int) error {
	tokens := run.Tokens[:count]
	same := common_prefix.CommonPrefix(h.Sequence.Tokens, tokens)
	if h.Sequence.Shifted && !run.KeepHistory && !run.Resumed {
		same = min(same, h.Sequence.Exact)
	}
	keep := max(0, min(same, count-1))
	if err := cut_cache.CutCache(h, keep); err != nil {
		return err
	}
	for done := len(h.Sequence.Tokens); done < count; done = len(h.Sequence.Tokens) {
		end, outputs := done+min(same_kind.SameKind(tokens[done:]), h.Context.Batch), engine.OutputNone
		if end == count {
			outputs = engine.OutputLast
		}
		if err := decode_prompt.DecodePrompt(h, run, tokens[done:end], outputs); err != nil {
			return err
		}
	}
	return nil
}
