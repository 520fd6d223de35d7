package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/check_memory"
	"rkllmd/engine/memory/estimate_memory"
)

func TestCheckMemory(t *testing.T) {
	f := engine.Facts{Layers: 1, VocabSize: 1000, TensorBytes: 500 << 20, CachePerToken: 64 << 10,
		Details: engine.Details{Masks: 1, Widest: 64,
			Sizes: engine.GGUFSizes{Embedding: 64, KeyLength: 16, ValueLength: 16, Heads: []uint64{4},
				KeyHeads: []uint64{4}}}}
	o := engine.ContextOptions{Size: 4096, Batch: 512}
	need := estimate_memory.EstimateMemory(f, o).Total
	require.NoError(t, check_memory.CheckMemory("m.gguf", f, o, need))
	require.NoError(t, check_memory.CheckMemory("m.gguf", f, o, 0), "the system does not say")
	require.EqualError(t, check_memory.CheckMemory("m.gguf", f, o, 600<<20),
		"m.gguf needs 768 MB of memory with a context of 4096 tokens, 500 MB for its weights, 256 MB for the "+
			"cache and 12 MB to compute, and 600 MB are available: "+
			"ask for at most 1280 tokens (max_context_len), or use a model of fewer parameters or a smaller "+
			"quantisation")
	require.EqualError(t, check_memory.CheckMemory("m.gguf", f, o, 400<<20),
		"m.gguf needs 768 MB of memory with a context of 4096 tokens, 500 MB for its weights, 256 MB for the "+
			"cache and 12 MB to compute, and 400 MB are available: "+
			"use a model of fewer parameters or a smaller quantisation")
	require.ErrorContains(t, check_memory.CheckMemory("m.gguf", f, o, need-1), "m.gguf needs 768 MB")
}
