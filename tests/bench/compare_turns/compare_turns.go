// Package compare_turns measures later turns of a conversation.
package compare_turns

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/close_llama"
	"rkllmd/bench/open_llama"
	"rkllmd/tests/bench/bench_rkllm"
	"rkllmd/tests/bench/bench_tokens"
	"rkllmd/tests/bench/compare_spent"
	"rkllmd/tests/bench/destroy_bench_rkllm"
	"rkllmd/tests/bench/run_contender"
	"rkllmd/tests/bench/take_turns"
)

// CompareTurns measures how long the first token of a second turn takes, behind a first of 512 tokens and an answer of
// 16, by the number of its new tokens. The runtime is given all tokens of both turns and has to find out which are new;
// llama.cpp itself is given the new ones and the last of the answer, which has not been decoded.
func CompareTurns(b *testing.B, name, path string, budget time.Duration, threads int) (table []bench.Comparison) {
	b.Helper()
	const size, prompt, answer = 1024, 512, 16
	ours := bench_rkllm.BenchRkllm(b, path, size, 1, threads)
	defer destroy_bench_rkllm.DestroyBenchRkllm(b, ours)
	straight, err := open_llama.OpenLlama(path, size, 1, threads)
	require.NoError(b, err)
	defer close_llama.CloseLlama(straight)
	pair := bench.Pair{Ours: ours, Straight: straight}

	first := bench_tokens.BenchTokens(1, prompt, 16384)
	var said []int32
	for who := range 2 {
		run_contender.RunContender(b, pair, who, first, 0, answer)
		// The turns below decode the last token of the prompt alone: the answer behind that is the one that they get.
		again := run_contender.RunContender(b, pair, who, first, prompt-1, answer).Said
		require.True(b, who == 0 || slices.Equal(said, again), "both say the same")
		said = again
	}
	for _, count := range []int{1, 16, 64, 256} {
		both := slices.Concat(first, said, bench_tokens.BenchTokens(2, count, 16384))
		var last [2][]int32
		spent := take_turns.TakeTurns(budget, func(who int) bench.Spent {
			run_contender.RunContender(b, pair, who, first, prompt-1, answer) // the end of the first turn, again
			timing := run_contender.RunContender(b, pair, who, both, prompt+answer-1, 1)
			last[who] = timing.Said
			return timing.First
		})
		require.Equal(b, last[1], last[0])
		table = append(table, compare_spent.CompareSpent(fmt.Sprintf("%s, first token behind %d new", name, count), 0,
			spent, 0.97, threads))
	}
	return table
}
