// Package choose_pool_size decides how large a pool is.
package choose_pool_size

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/memory/choose_context"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_sequences"
)

// ChoosePoolSize returns how many sequences of how many tokens the pool of a model of these facts gets that is not
// loaded yet: those of o, and where nothing is said there a context by choose_context and sequences by
// choose_sequences, with so many bytes of memory available. If even that does not fit into memory, check_memory refuses
// it.
//
// **Runs on:** any thread. The error says that the model was made for less.
func ChoosePoolSize(f engine.Facts, o generation.ModelOptions, available uint64) (engine.ContextOptions, error) {
	shape := engine.ContextOptions{Size: o.Context, Batch: engine.PoolBatch, Sequences: max(o.Sequences, 1)}
	if o.AtMost {
		shape.Size = min(shape.Size, f.ContextLength)
	}
	if shape.Size > f.ContextLength {
		return shape, fmt.Errorf("a context of %d tokens was asked for, but %s was made for at most %d", shape.Size,
			o.Path, f.ContextLength)
	}
	if shape.Size == 0 {
		shape.Size = choose_context.ChooseContext(f, []engine.ContextOptions{shape}, available)
	}
	if o.Sequences > 0 {
		return shape, nil
	}
	weights := estimate_memory.EstimateMemory(f, shape).Weights
	if available > 0 && weights >= available {
		return shape, nil
	}
	if n, err := choose_sequences.ChooseSequences(f, engine.ContextOptions{Size: shape.Size, Batch: shape.Batch},
		max(available, weights)-weights); err == nil {
		shape.Sequences = n
	}
	return shape, nil
}
