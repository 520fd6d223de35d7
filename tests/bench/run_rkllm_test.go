package bench_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/run_rkllm"
	"rkllmd/tests/bench/bench_rkllm"
	"rkllmd/tests/bench/bench_tokens"
	"rkllmd/tests/support/models/write_bench_model"
)

func TestRunRkllm(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	write_bench_model.WriteBenchModel(t, path, bench.Shape{Layers: 1, Width: 32, Heads: 2, KVHeads: 1, Forward: 32,
		Vocab: 512, Context: 64})
	r := bench_rkllm.BenchRkllm(t, path, 64, 1, 1)
	tokens := bench_tokens.BenchTokens(1, 16, 512)
	first, err := run_rkllm.RunRkllm(r, tokens, true, 8)
	require.NoError(t, err)
	require.Len(t, first.Said, 8)
	require.Positive(t, first.First.Wall)
	require.Positive(t, first.Rest.Wall)

	again, err := run_rkllm.RunRkllm(r, tokens, false, 8)
	require.NoError(t, err)
	require.Equal(t, first.Said, again.Said)

	one, err := run_rkllm.RunRkllm(r, tokens, true, 1)
	require.NoError(t, err)
	require.Equal(t, first.Said[:1], one.Said)
	require.Zero(t, one.Rest)

	_, err = run_rkllm.RunRkllm(r, bench_tokens.BenchTokens(1, 65, 512), true, 1)
	require.EqualError(t, err, "rkllm_run or rkllm_clear_kv_cache gave -1 for 65 tokens")
}
