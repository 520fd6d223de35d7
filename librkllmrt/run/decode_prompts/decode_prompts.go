// Package decode_prompts runs parts of a run's prompts through the model.
package decode_prompts

import (
	"fmt"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/decode_lanes"
	"rkllmd/utils/get_timestamp"
)

// DecodePrompts decodes run.Parts, which are of one kind (count_same_kind) and one batch at most, and counts them and
// the time in the run's prefill figures. How fast they were is noted for choose_rows.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_parts'.
func DecodePrompts(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	started := get_timestamp.GetTimestamp()
	var rows []float32
	count := 0
	for _, part := range run.Parts {
		count += len(part.Tokens)
		for _, number := range part.Tokens {
			if number >= 0 {
				break // a part of tokens
			}
			row := h.Embeddings.Rows[number]
			if row == nil {
				return fmt.Errorf("there is no row of embeddings with the number %d", number)
			}
			rows = append(rows, row...)
		}
	}
	if err := decode_lanes.DecodeLanes(h, run, rows); err != nil {
		return err
	}
	rate := float64(count) / max(h.Context.Took.Seconds(), 1e-9)
	if h.Rate > 0 {
		rate = h.Rate + (rate-h.Rate)/2
	}
	h.Rate = rate
	run.Perf.PrefillTokens += int32(count)
	run.Perf.PrefillTimeMS += float32(get_timestamp.GetTimestamp()-started) / 1e6
	return nil
}
