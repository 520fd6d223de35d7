// Package compare_upstream measures llama.cpp as it is here beside a newer one.
package compare_upstream

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/close_llama"
	"rkllmd/bench/measure_read"
	"rkllmd/bench/open_llama"
	"rkllmd/bench/run_llama"
	"rkllmd/tests/bench/bench_tokens"
	"rkllmd/tests/bench/compare_limit"
	"rkllmd/tests/bench/compare_spent"
	"rkllmd/tests/bench/count_decode_bytes"
	"rkllmd/tests/bench/run_upstream"
	"rkllmd/tests/bench/start_upstream"
	"rkllmd/tests/bench/take_turns"
)

// CompareUpstream has the llama.cpp of this program, with its own kernels, and the prebuilt one in folder do the same
// with the model at path, in turns, in processes of their own: a prompt of 512 tokens behind none and behind 3,072, and
// 32 tokens of an answer behind it. Both run the same C function. Behind each speed of answers stands which share it is
// of the memory's, measured right after.
func CompareUpstream(b *testing.B, shape bench.Shape, name, path, folder string, budget time.Duration,
	threads int) []bench.Comparison {
	b.Helper()
	const prompt, answer, deep = 512, 32, 3072
	ours, err := open_llama.OpenLlama(path, deep+prompt+answer+1, 1, threads)
	require.NoError(b, err)
	defer close_llama.CloseLlama(ours)
	theirs := start_upstream.StartUpstream(b, folder, path, deep+prompt+answer+1, threads)
	defer func() {
		theirs.Requests.Close()
		theirs.Command.Wait()
	}()
	tokens := bench_tokens.BenchTokens(1, deep+prompt, 16384)
	var lines []bench.Comparison
	for _, depth := range []int{0, deep} {
		for at := 0; at < depth; at += deep / 2 {
			_, err := run_llama.RunLlama(ours, tokens[at:at+deep/2], at, 1)
			require.NoError(b, err)
			run_upstream.RunUpstream(b, theirs, tokens[at:at+deep/2], at, 1)
		}
		var prompts [2][]bench.Spent
		answers := take_turns.TakeTurns(budget, func(who int) bench.Spent {
			timing := bench.Timing{}
			if who == 0 {
				timing, err = run_llama.RunLlama(ours, tokens[depth:depth+prompt], depth, answer+1)
				require.NoError(b, err)
			} else {
				timing = run_upstream.RunUpstream(b, theirs, tokens[depth:depth+prompt], depth, answer+1)
			}
			prompts[who] = append(prompts[who], timing.First)
			return timing.Rest
		})
		goal := map[int]float64{0: 1.05, deep: 1.2}[depth]
		said := compare_spent.CompareSpent(fmt.Sprintf("%s, answer behind %d", name, depth+prompt), answer, answers,
			1.0, threads)
		limit, _ := measure_read.MeasureRead(threads, 256<<20, 8)
		bytes := count_decode_bytes.CountDecodeBytes(b, path, shape, depth+prompt)
		lines = append(lines, compare_spent.CompareSpent(fmt.Sprintf("%s, prompt of %d behind %d", name, prompt, depth),
			prompt, prompts, goal, threads), said, compare_limit.CompareLimit(said, fmt.Sprintf(
			"  its share of memory's %.1f GB/s", limit/1e9), answer, bytes, limit, threads))
	}
	return lines
}
