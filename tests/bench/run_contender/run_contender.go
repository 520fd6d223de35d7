// Package run_contender runs the runtime or llama.cpp itself.
package run_contender

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/run_llama"
	"rkllmd/bench/run_rkllm"
)

// RunContender gives tokens to pair.Ours (who 0) or pair.Straight (1) and has it generate answer tokens, for each
// sequence. The first kept tokens of each are known from a run before; the runtime finds that out itself, from all
// tokens, and llama.cpp is told.
func RunContender(tb testing.TB, pair bench.Pair, who int, tokens []int32, kept, answer int) bench.Timing {
	tb.Helper()
	if who == 0 {
		timing, err := run_rkllm.RunRkllm(pair.Ours, tokens, kept == 0, answer)
		require.NoError(tb, err)
		return timing
	}
	sequences := pair.Straight.Sequences
	var rest []int32
	for s := range sequences {
		rest = append(rest, tokens[s*len(tokens)/sequences+kept:(s+1)*len(tokens)/sequences]...)
	}
	timing, err := run_llama.RunLlama(pair.Straight, rest, kept, answer)
	require.NoError(tb, err)
	return timing
}
