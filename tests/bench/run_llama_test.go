package bench_test

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/close_llama"
	"rkllmd/bench/open_llama"
	"rkllmd/bench/run_llama"
	"rkllmd/bench/run_rkllm"
	"rkllmd/tests/bench/bench_rkllm"
	"rkllmd/tests/bench/bench_tokens"
	"rkllmd/tests/support/models/write_bench_model"
)

func TestRunLlama(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	write_bench_model.WriteBenchModel(t, path, bench.Shape{Layers: 1, Width: 32, Heads: 2, KVHeads: 1, Forward: 32,
		Vocab: 512, Context: 256})
	one, err := open_llama.OpenLlama(path, 256, 1, 1)
	require.NoError(t, err)
	defer close_llama.CloseLlama(one)
	tokens := bench_tokens.BenchTokens(1, 16, 512)
	said, err := run_llama.RunLlama(one, tokens, 0, 8)
	require.NoError(t, err)
	require.Positive(t, said.First.Wall)
	require.Positive(t, said.Rest.Wall)

	ours, err := run_rkllm.RunRkllm(bench_rkllm.BenchRkllm(t, path, 256, 1, 1), tokens, true, 8)
	require.NoError(t, err)
	require.Equal(t, ours.Said, said.Said)

	again, err := run_llama.RunLlama(one, tokens[10:], 10, 8) // behind what the first run has left
	require.NoError(t, err)
	require.Equal(t, said.Said, again.Said)

	two, err := open_llama.OpenLlama(path, 512, 2, 1)
	require.NoError(t, err)
	defer close_llama.CloseLlama(two)
	other := bench_tokens.BenchTokens(2, 16, 512)
	both, err := run_llama.RunLlama(two, slices.Concat(tokens, other), 0, 8)
	require.NoError(t, err)
	alone, err := run_llama.RunLlama(one, other, 0, 8)
	require.NoError(t, err)
	for i := range 8 {
		require.Equal(t, []int32{said.Said[i], alone.Said[i]}, both.Said[2*i:][:2])
	}
	for kept := 0; kept <= 180; kept += 60 {
		_, err = run_llama.RunLlama(one, tokens[:1], kept, 60)
		require.NoError(t, err)
	}
	_, err = run_llama.RunLlama(one, tokens[:1], 240, 60) // llama.cpp has made room for 256
	require.EqualError(t, err, "llama_decode gave 1 for 1 tokens behind 240 and an answer of 60")
}
