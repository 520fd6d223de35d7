// Package decode_lanes decodes what a run has planned.
package decode_lanes

import (
	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/librkllmrt"
)

// DecodeLanes decodes run.Parts at once, with rows of embeddings in the place of their tokens unless that is nil. Where
// llama.cpp could not go back after a failure, all lanes are empty.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_parts'.
func DecodeLanes(h *librkllmrt.Handle, run *librkllmrt.Run, rows []float32) error {
	err := decode_parts.DecodeParts(h.Context, run.Parts, rows)
	if h.Context.Cleared {
		for i := range h.Lanes {
			seq := &h.Lanes[i].Sequence
			*seq = engine.Sequence{ID: seq.ID, Tokens: seq.Tokens[:0]}
		}
	}
	return err
}
