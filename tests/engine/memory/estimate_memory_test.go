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
	"rkllmd/tests/engine/memory/engine_memory_cases"
	"rkllmd/tests/engine/memory/engine_reported_memory"
	"rkllmd/tests/engine/write_other_encoder"
	"rkllmd/tests/support/daemon/own_process"
	"rkllmd/tests/support/models/engine_sparse_model"
	"rkllmd/tests/support/models/write_encoder_model"
)

// What is estimated before a load is what llama.cpp reports after it: the same but for what its log rounds off.
func TestEstimateMemory(t *testing.T) {
	if !own_process.OwnProcess(t) { // other tests leave memory behind
		return
	}
	for _, test := range engine_memory_cases.EngineMemoryCases() {
		t.Run(test.Name, func(t *testing.T) {
			path := engine_sparse_model.EngineSparseModel(t, test.Shape, test.Kind)
			facts, err := check_model_file.CheckModelFile(path)
			require.NoError(t, err)
			have, want := estimate_memory.EstimateMemory(facts, test.Options),
				engine_reported_memory.EngineReportedMemory(t, path, facts, test.Options)
			// Weights that are copied may lie between others that are mapped, and are reported in both then.
			weights := float64(have.Weights) / (1 << 20)
			require.GreaterOrEqual(t, weights+0.02, max(want.Mapped, want.Copied))
			require.LessOrEqual(t, weights-0.02, want.Mapped+want.Copied)
			require.InDelta(t, want.Cache, float64(have.Cache)/(1<<20), 0.01)
			require.InDelta(t, want.Compute+want.Output, float64(have.Compute)/(1<<20), 0.05)
			require.Equal(t, have.Weights+have.Cache+have.Compute, have.Total)
			require.Equal(t, test.Options.Size, have.Context)
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
	t.Run("encoder", func(t *testing.T) {
		bert, _ := write_encoder_model.WriteEncoderModel(t, 1)
		experts, _ := write_other_encoder.WriteOtherEncoder(t, "nomic-bert-moe")
		gemma, _ := write_other_encoder.WriteOtherEncoder(t, "gemma-embedding")
		for i, path := range []string{bert, bert, experts, experts, gemma, gemma} {
			facts, err := check_model_file.CheckModelFile(path)
			require.NoError(t, err)
			size := []int{64, 600}[i%2]
			options := engine.ContextOptions{Size: size, Batch: size, Sequences: 1}
			have, want := estimate_memory.EstimateMemory(facts, options),
				engine_reported_memory.EngineReportedMemory(t, path, facts, options)
			require.Zero(t, have.Cache)
			compute := float64(have.Compute) / (1 << 20) // near to it, and above: its layers are not a llama's
			require.GreaterOrEqual(t, compute, want.Compute, path, size)
			require.LessOrEqual(t, compute, 2*want.Compute+0.02, path, size) // reported to two digits
		}
	})
	t.Run("sizes that no machine has are not small ones", func(t *testing.T) {
		huge := engine.Facts{CachePerToken: 1 << 43, TensorBytes: math.MaxUint64 / 2, VocabSize: 1 << 20}
		need := estimate_memory.EstimateMemory(huge, engine.ContextOptions{Size: engine.MaxContext,
			Sequences: engine.MaxSequences})
		require.Greater(t, need.Total, uint64(1<<60))
		require.Less(t, need.Total, uint64(1<<62), fmt.Sprint(need))
	})
}
