package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/engine/memory/find_largest_context"
)

func TestFindLargestContext(t *testing.T) {
	f := engine.Facts{Layers: 1, VocabSize: 1000, TensorBytes: 10 << 20, CachePerToken: 1 << 10,
		Details: engine.Details{Masks: 1, Widest: 64,
			Sizes: engine.GGUFSizes{Embedding: 64, KeyLength: 16, ValueLength: 16, Heads: []uint64{4},
				KeyHeads: []uint64{4}}}}
	o := engine.ContextOptions{Size: 100_000}
	for _, available := range []uint64{11 << 20, 20 << 20, 100 << 20} {
		size := find_largest_context.FindLargestContext(f, o, available)
		require.Positive(t, size)
		require.LessOrEqual(t, estimate_memory.EstimateMemory(f, engine.ContextOptions{Size: size}).Total, available)
		require.Greater(t, estimate_memory.EstimateMemory(f, engine.ContextOptions{Size: size + 1}).Total, available)
	}
	require.Zero(t, find_largest_context.FindLargestContext(f, o, 10<<20), "the weights alone are too many")
	require.Equal(t, 100_000, find_largest_context.FindLargestContext(f, o, 1<<40))
}
