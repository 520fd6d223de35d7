// Package compare_engines measures the runtime beside llama.cpp itself.
package compare_engines

import (
	"fmt"
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

// CompareEngines has the runtime, by its C functions, and llama.cpp itself do the same work with the model at path in
// turns, and compares their speeds in prompts and in answers, all sequences together, each for as long as budget says.
// Single sequences must have the same answer.
func CompareEngines(b *testing.B, name, path string, work bench.Work, budget time.Duration,
	threads int) [2]bench.Comparison {
	b.Helper()
	size := work.Prompt + work.Answer
	ours := bench_rkllm.BenchRkllm(b, path, size, work.Sequences, threads)
	defer destroy_bench_rkllm.DestroyBenchRkllm(b, ours)
	straight, err := open_llama.OpenLlama(path, size*work.Sequences, work.Sequences, threads)
	require.NoError(b, err)
	defer close_llama.CloseLlama(straight)
	pair := bench.Pair{Ours: ours, Straight: straight}
	tokens := bench_tokens.BenchTokens(1, work.Prompt*work.Sequences, 16384)

	mine := run_contender.RunContender(b, pair, 0, tokens, 0, work.Answer)
	other := run_contender.RunContender(b, pair, 1, tokens, 0, work.Answer)
	if work.Sequences == 1 {
		require.Equal(b, other.Said, mine.Said)
	}
	answers := take_turns.TakeTurns(budget, func(who int) bench.Spent {
		return run_contender.RunContender(b, pair, who, tokens, work.Prompt-1, work.Answer).Rest
	})
	prompts := take_turns.TakeTurns(budget, func(who int) bench.Spent {
		return run_contender.RunContender(b, pair, who, tokens, 0, 1).First
	})
	return [2]bench.Comparison{
		compare_spent.CompareSpent(fmt.Sprintf("%s, prompt of %d", name, work.Prompt), work.Prompt*work.Sequences,
			prompts, 0.97, threads),
		compare_spent.CompareSpent(fmt.Sprintf("%s, answer of %d", name, work.Answer), (work.Answer-1)*work.Sequences,
			answers, 0.97, threads),
	}
}
