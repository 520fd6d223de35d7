// Package compare_kernels measures exact computation beside fast.
package compare_kernels

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine/context/use_exact_kernels"
	"rkllmd/tests/bench/bench_rkllm"
	"rkllmd/tests/bench/bench_tokens"
	"rkllmd/tests/bench/compare_spent"
	"rkllmd/tests/bench/destroy_bench_rkllm"
	"rkllmd/tests/bench/run_contender"
	"rkllmd/tests/bench/take_turns"
)

// CompareKernels measures the runtime with exact kernels, in the first column, and with fast ones, in the second. The
// model at path is loaded anew for each turn, because one process cannot do both at a time.
func CompareKernels(b *testing.B, name, path string, work bench.Work, budget time.Duration,
	threads int) [2]bench.Comparison {
	b.Helper()
	goal := 0.95
	if strings.HasSuffix(name, "Q4_K_M") {
		goal = 0.7
	}
	tokens := bench_tokens.BenchTokens(1, work.Prompt, 16384)
	var prompts [2][]bench.Spent
	answers := take_turns.TakeTurns(budget, func(who int) bench.Spent {
		require.NoError(b, use_exact_kernels.UseExactKernels(who == 0))
		ours := bench_rkllm.BenchRkllm(b, path, work.Prompt+work.Answer, 1, threads)
		defer destroy_bench_rkllm.DestroyBenchRkllm(b, ours)
		run_contender.RunContender(b, bench.Pair{Ours: ours}, 0, tokens[:64], 0, 2) // to warm up
		timing := run_contender.RunContender(b, bench.Pair{Ours: ours}, 0, tokens, 0, work.Answer)
		prompts[who] = append(prompts[who], timing.First)
		return timing.Rest
	})
	require.NoError(b, use_exact_kernels.UseExactKernels(false))
	return [2]bench.Comparison{
		compare_spent.CompareSpent(fmt.Sprintf("%s, prompt of %d", name, work.Prompt), work.Prompt, prompts, goal,
			threads),
		compare_spent.CompareSpent(fmt.Sprintf("%s, answer of %d", name, work.Answer), work.Answer-1, answers, 0,
			threads),
	}
}
