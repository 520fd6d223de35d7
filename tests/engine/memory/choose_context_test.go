package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/memory/choose_context"
	"rkllmd/engine/memory/estimate_memory"
)

func TestChooseContext(t *testing.T) {
	f := engine.Facts{Layers: 1, VocabSize: 1000, TensorBytes: 500 << 20, CachePerToken: 64 << 10,
		Details: engine.Details{Masks: 1, Widest: 64,
			Sizes: engine.GGUFSizes{Embedding: 64, KeyLength: 16, ValueLength: 16, Heads: []uint64{4},
				KeyHeads: []uint64{4}}}}
	one := []engine.ContextOptions{{Batch: 512, Sequences: 1}}
	need := estimate_memory.EstimateMemory(f, engine.ContextOptions{Size: 3072, Batch: 512, Sequences: 1})
	exact := need.Weights + 2*(need.Cache+need.Compute)
	for _, test := range []struct {
		name      string
		made      int
		contexts  []engine.ContextOptions
		available uint64
		want      int
	}{
		{"what the model was made for", 2048, one, 1 << 40, 2048},
		{"no more than the bound", 1 << 17, one, 1 << 40, engine.AutomaticContext},
		{"the system does not say", 1 << 17, one, 0, engine.AutomaticContext},
		{"half of what is left beside the weights", 1 << 17, one, exact, 3072},
		{"a byte less: whole steps", 1 << 17, one, exact - 1, 2816},
		{"several sequences", 1 << 17, []engine.ContextOptions{{Batch: 512, Sequences: 2}}, exact, 1280},
		{"several contexts", 1 << 17, append(one, one...), exact, 1280},
		{"never under the least", 1 << 17, one, 501 << 20, engine.LeastContext},
		{"though the weights do not fit", 1 << 17, one, 1 << 20, engine.LeastContext},
		{"of a model that was made for less", 100, one, 1 << 20, 100},
	} {
		t.Run(test.name, func(t *testing.T) {
			f.ContextLength = test.made
			require.Equal(t, test.want, choose_context.ChooseContext(f, test.contexts, test.available))
		})
	}
}
