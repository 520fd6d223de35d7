package memory_test

import (
	"fmt"
	"math"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/tests/engine/memory/engine_reported_memory"
	"rkllmd/tests/support/models/engine_sparse_model"
	"rkllmd/tests/support/models/engine_sparse_shape"
)

// What is estimated before a load is what llama.cpp reports after it: the same but for what its log rounds off.
func TestEstimateMemory(t *testing.T) {
	const f32, q4_0, q8_0, q4_K = 0, 2, 8, 12
	tiny := engine_sparse_shape.Shape{Words: 1000, Embedding: 64, Heads: 4, KeyHeads: 2, Forward: 128, Layers: 2,
		Context: 2048}
	for _, test := range []struct {
		name    string
		shape   engine_sparse_shape.Shape
		kind    uint32
		options engine.ContextOptions
	}{
		{"tiny", tiny, f32, engine.ContextOptions{Size: 512}},
		{"tiny, one token at a time", tiny, f32, engine.ContextOptions{Size: 512, Batch: 1}},
		{"four sequences", tiny, f32, engine.ContextOptions{Size: 2048, Sequences: 4}},
		{"three sequences, a small batch", tiny, f32, engine.ContextOptions{Size: 100, Batch: 50, Sequences: 3}},
		{"one layer", engine_sparse_shape.Shape{Words: 5000, Embedding: 1280, Heads: 10, KeyHeads: 10, Forward: 1440,
			Layers: 1, Context: 2048}, f32, engine.ContextOptions{Size: 100}},
		{"a large vocabulary", engine_sparse_shape.Shape{Words: 152000, Embedding: 256, Heads: 8, KeyHeads: 2,
			Forward: 1024, Layers: 2, Context: 8192}, q4_K, engine.ContextOptions{Size: 4096}},
		{"the logits behind the rest", engine_sparse_shape.Shape{Words: 32000, Embedding: 1024, Heads: 8, KeyHeads: 4,
			Forward: 2816, Layers: 3, Context: 16384}, q8_0, engine.ContextOptions{Size: 16384}},
		{"a long context", engine_sparse_shape.Shape{Words: 1000, Embedding: 256, Heads: 4, KeyHeads: 2, Forward: 1024,
			Layers: 4, Context: 65536}, f32, engine.ContextOptions{Size: 65536}},
		{"a wide layer", engine_sparse_shape.Shape{Words: 1000, Embedding: 256, Heads: 4, KeyHeads: 2, Forward: 8192,
			Layers: 3, Context: 8192}, q8_0, engine.ContextOptions{Size: 4096}},
		{"the embeddings are the output", engine_sparse_shape.Shape{Words: 1000, Embedding: 2048, Heads: 32,
			KeyHeads: 8, Forward: 8192, Layers: 2, Context: 8192, Tied: true}, q8_0, engine.ContextOptions{Size: 512}},
		{"and are copied", engine_sparse_shape.Shape{Words: 1000, Embedding: 2048, Heads: 32, KeyHeads: 8,
			Forward: 8192, Layers: 2, Context: 8192, Tied: true}, q4_K, engine.ContextOptions{Size: 4096}},
		{"experts", engine_sparse_shape.Shape{Words: 5000, Embedding: 512, Heads: 8, KeyHeads: 8, Forward: 1024,
			Layers: 2, Context: 8192, Experts: 8}, q8_0, engine.ContextOptions{Size: 2048}},
		{"experts, eight sequences", engine_sparse_shape.Shape{Words: 5000, Embedding: 512, Heads: 8, KeyHeads: 2,
			Forward: 2048, Layers: 2, Context: 8192, Experts: 4}, q4_0, engine.ContextOptions{Size: 1024,
			Sequences: 8}},
		{"experts, seven sequences", engine_sparse_shape.Shape{Words: 50000, Embedding: 512, Heads: 4, KeyHeads: 1,
			Forward: 512, Layers: 2, Context: 8192, Experts: 4}, f32, engine.ContextOptions{Size: 1024, Sequences: 7}},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := engine_sparse_model.EngineSparseModel(t, test.shape, test.kind)
			facts, err := check_model_file.CheckModelFile(path)
			require.NoError(t, err)
			have, want := estimate_memory.EstimateMemory(facts, test.options),
				engine_reported_memory.EngineReportedMemory(t, path, facts, test.options)
			// Weights that are copied may lie between others that are mapped, and are reported in both then.
			weights := float64(have.Weights) / (1 << 20)
			require.GreaterOrEqual(t, weights+0.02, max(want.Mapped, want.Copied))
			require.LessOrEqual(t, weights-0.02, want.Mapped+want.Copied)
			require.InDelta(t, want.Cache, float64(have.Cache)/(1<<20), 0.01)
			require.InDelta(t, want.Compute+want.Output, float64(have.Compute)/(1<<20), 0.05)
			require.Equal(t, have.Weights+have.Cache+have.Compute, have.Total)
			require.Equal(t, test.options.Size, have.Context)
		})
	}
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		t.Run(architecture, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "tiny.gguf")
			require.NoError(t, write_tiny_model.WriteTinyModel(path, architecture, 1))
			facts, err := check_model_file.CheckModelFile(path)
			require.NoError(t, err)
			for _, size := range []int{64, 512, 2048} {
				options := engine.ContextOptions{Size: size}
				have, want := estimate_memory.EstimateMemory(facts, options),
					engine_reported_memory.EngineReportedMemory(t, path, facts, options)
				require.InDelta(t, want.Compute+want.Output, float64(have.Compute)/(1<<20), 0.05, size)
			}
		})
	}
	t.Run("sizes that no machine has are not small ones", func(t *testing.T) {
		huge := engine.Facts{CachePerToken: 1 << 43, TensorBytes: math.MaxUint64 / 2, VocabSize: 1 << 20}
		need := estimate_memory.EstimateMemory(huge, engine.ContextOptions{Size: engine.MaxContext,
			Sequences: engine.MaxSequences})
		require.Greater(t, need.Total, uint64(1<<60))
		require.Less(t, need.Total, uint64(1<<62), fmt.Sprint(need))
	})
}
