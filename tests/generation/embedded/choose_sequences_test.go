package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_sequences"
)

func TestChooseSequences(t *testing.T) {
	f := engine.Facts{Layers: 1, VocabSize: 1000, TensorBytes: 500 << 20, CachePerToken: 64 << 10,
		Details: engine.Details{Masks: 1, Widest: 64,
			Sizes: engine.GGUFSizes{Embedding: 64, KeyLength: 16, ValueLength: 16, Heads: []uint64{4},
				KeyHeads: []uint64{4}}}}
	o := engine.ContextOptions{Size: 4096, Batch: 512, Sequences: 3}
	need := estimate_memory.EstimateMemory(f, o)
	three := need.Cache + need.Compute
	for _, test := range []struct {
		name      string
		asked     int
		available uint64
		want      int
		reason    string
	}{
		{name: "nothing was said", available: 1 << 40, want: engine.DefaultSequences},
		{name: "nothing was said, and half of the memory holds three", available: 2 * three, want: 3},
		{name: "nothing was said, and half of the memory holds two", available: 2*three - 1, want: 2},
		{name: "nothing was said, and half of the memory holds none, all of it one", available: 300 << 20, want: 1},
		{name: "what was asked for", asked: 20, available: 1 << 40, want: 20},
		{name: "the weights are there already", asked: 3, available: three, want: 3},
		{name: "the system does not say", asked: 64, want: 64},
		{name: "too many", asked: 3, available: 700 << 20,
			reason: "3 sequences of 4096 tokens need 804 MB of memory beside the model, and 700 MB are available: " +
				"serve with --sequences 2 (RKLLMD_SEQUENCES) at most, or load the model with a smaller " +
				"max_context_len"},
		{name: "not even one", available: 100 << 20,
			reason: "a sequence of 4096 tokens needs 268 MB of memory beside the model, and 100 MB are available: " +
				"load the model with a smaller max_context_len"},
	} {
		t.Run(test.name, func(t *testing.T) {
			o.Sequences = test.asked
			n, err := choose_sequences.ChooseSequences(f, o, test.available)
			require.Equal(t, test.want, n)
			if test.reason == "" {
				require.NoError(t, err)
			} else {
				require.EqualError(t, err, test.reason)
				require.ErrorIs(t, err, generation.ErrMemory)
				require.ErrorIs(t, err, generation.ErrFailed)
			}
		})
	}
}
