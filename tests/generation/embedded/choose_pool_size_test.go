package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_pool_size"
)

func TestChoosePoolSize(t *testing.T) {
	f := engine.Facts{Layers: 1, VocabSize: 1000, TensorBytes: 500 << 20, CachePerToken: 64 << 10, ContextLength: 4096,
		Details: engine.Details{Masks: 1, Widest: 64,
			Sizes: engine.GGUFSizes{Embedding: 64, KeyLength: 16, ValueLength: 16, Heads: []uint64{4},
				KeyHeads: []uint64{4}}}}
	for _, test := range []struct {
		name            string
		size, sequences int // asked for
		available       uint64
		want            [2]int
	}{
		{"nothing was said", 0, 0, 1 << 40, [2]int{4096, engine.DefaultSequences}},
		{"the system does not say", 0, 0, 0, [2]int{4096, engine.DefaultSequences}},
		{"the context goes first", 0, 0, 1700 << 20, [2]int{4096, 2}},
		{"the sequences were asked for", 0, 8, 1700 << 20, [2]int{1024, 8}},
		{"the context was asked for", 1000, 0, 1000 << 20, [2]int{1000, 3}},
		{"both were", 4000, 64, 1 << 20, [2]int{4000, 64}},
		{"little memory", 0, 0, 510 << 20, [2]int{engine.LeastContext, 1}},
		{"the weights do not fit", 0, 0, 1 << 20, [2]int{engine.LeastContext, 1}},
	} {
		t.Run(test.name, func(t *testing.T) {
			shape, err := choose_pool_size.ChoosePoolSize(f, generation.ModelOptions{Path: "m", Context: test.size,
				Sequences: test.sequences}, test.available)
			require.NoError(t, err)
			require.Equal(t, test.want, [2]int{shape.Size, shape.Sequences})
			require.Equal(t, engine.PoolBatch, shape.Batch)
		})
	}
	_, err := choose_pool_size.ChoosePoolSize(f, generation.ModelOptions{Path: "m", Context: 4097}, 0)
	shape, fits := choose_pool_size.ChoosePoolSize(f, generation.ModelOptions{Context: 4097, AtMost: true}, 0)
	require.NoError(t, fits)
	require.Equal(t, 4096, shape.Size, "one of several models")
	require.EqualError(t, err, "a context of 4097 tokens was asked for, but m was made for at most 4096")
}
