package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/estimate_memory"
)

// Whatever a header may say, within what its checks let pass, has an answer that is no smaller than its parts.
func FuzzEstimateMemory(f *testing.F) {
	f.Add(uint64(2), uint64(64), uint64(4), uint64(2), uint64(16), uint64(128), uint64(0), uint64(1000), 512, 512, 1)
	f.Add(uint64(512), uint64(1<<20), uint64(1<<16), uint64(1<<16), uint64(1<<16), uint64(1<<40), uint64(512),
		uint64(1<<20), engine.MaxContext, 512, 64)
	f.Add(uint64(1), uint64(1), uint64(0), uint64(0), uint64(0), uint64(0), uint64(0), uint64(1), 1, 1, 64)
	f.Add(uint64(3), uint64(7), uint64(1), uint64(0), uint64(1), uint64(1), uint64(3), uint64(5), 3, 0, 7)
	f.Fuzz(func(t *testing.T, layers, embedding, heads, keyHeads, length, widest, experts, words uint64, size, batch,
		sequences int) {
		layers, experts, words = layers%512+1, experts%(engine.MaxExperts+1), words%(1<<20)+1
		sizes := engine.GGUFSizes{Embedding: embedding%(1<<20) + 1, KeyLength: length % (1<<16 + 1),
			ValueLength: length % (1<<16 + 1), Experts: experts}
		for range layers {
			sizes.Heads, sizes.KeyHeads = append(sizes.Heads, heads%(1<<16+1)), append(sizes.KeyHeads, keyHeads%(1<<16+
				1))
		}
		facts := engine.Facts{Layers: int(layers), VocabSize: int(words), TensorBytes: widest,
			CachePerToken: 2 * layers * (keyHeads % (1<<16 + 1)) * 2 * sizes.KeyLength,
			Details: engine.Details{Sizes: sizes, Widest: widest % (1<<40 + 1), ExpertsUsed: int(experts),
				Masks: 2}}
		o := engine.ContextOptions{Size: max(size%(engine.MaxContext+1), 1), Batch: max(batch, 0),
			Sequences: max(sequences%(engine.MaxSequences+1), 0)}
		m := estimate_memory.EstimateMemory(facts, o)
		require.Less(t, m.Total, uint64(1<<62))
		require.GreaterOrEqual(t, m.Compute, 4*words)
		require.GreaterOrEqual(t, m.Weights, min(widest, 1<<60))
	})
}
