// Package decode_prompt runs a part of a run's prompt through the model.
package decode_prompt

import (
	"rkllmd/engine"
	"rkllmd/engine/decode_embeddings"
	"rkllmd/engine/decode_tokens"
	"rkllmd/librkllmrt"
	"rkllmd/utils/get_timestamp"
)

// DecodePrompt decodes tokens, at most one batch and of one kind (same_kind), behind what stands in the cache, and counts them and the time in the run's
// prefill figures.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_tokens' and
// decode_embeddings'.
func DecodePrompt(h *librkllmrt.Handle, run *librkllmrt.Run, tokens []int32, outputs engine.Outputs) error {
	started := get_timestamp.GetTimestamp()
	var err error
	if len(tokens) > 0 && tokens[0] < 0 {
		rows := make([]float32, 0, len(tokens)*h.Model.EmbeddingSize)
		for _, number := range tokens {
			rows = append(rows, h.Embeddings.Rows[number]...)
		}
		err = decode_embeddings.DecodeEmbeddings(h.Context, &h.Sequence, tokens, rows, outputs)
	} else {
		err = decode_tokens.DecodeTokens(h.Context, &h.Sequence, tokens, outputs)
	}
	if err != nil {
		return err
	}
	run.Row = len(tokens) - 1
	run.Result.Perf.PrefillTokens += int32(len(tokens))
	run.Result.Perf.PrefillTimeMS += float32(get_timestamp.GetTimestamp()-started) / 1e6
	return nil
}
