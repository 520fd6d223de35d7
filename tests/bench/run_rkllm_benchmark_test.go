package bench_test

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine/context/choose_threads"
	"rkllmd/tests/bench/compare_engines"
	"rkllmd/tests/bench/compare_kernels"
	"rkllmd/tests/bench/compare_memory"
	"rkllmd/tests/bench/compare_sequences"
	"rkllmd/tests/bench/compare_turns"
	"rkllmd/tests/bench/print_comparisons"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/models/bench_model"
)

// BenchmarkRunRkllm: the runtime, called by a C function through its C functions, beside a C function that does the
// same work with llama.cpp alone, in turns. BENCH=full takes the larger model too, BENCH_THREADS more than one thread,
// as many as the runtime allows.
func BenchmarkRunRkllm(b *testing.B) {
	rt_log.RtLog(b)
	threads, err := strconv.Atoi(cmp.Or(os.Getenv("BENCH_THREADS"), "1"))
	require.NoError(b, err)
	threads = choose_threads.ChooseThreads(threads)
	shapes, budget := bench.Shapes[:1], time.Second
	if os.Getenv("BENCH") == "full" {
		shapes = bench.Shapes
	}
	for _, shape := range shapes {
		var speeds, turns, kernels, memory []bench.Comparison
		work, half := bench.Work{Sequences: 1, Prompt: 512, Answer: 128}, bench.Work{Sequences: 1, Prompt: 256,
			Answer: 64}
		for _, kind := range []string{"Q8_0", "Q4_0", "Q4_K_M"} {
			name, path := shape.Name+" "+kind, bench_model.BenchModel(b, shape, kind)
			memory = append(memory, compare_memory.CompareMemory(b, name, path, threads))
			lines := compare_engines.CompareEngines(b, name, path, work, budget, threads)
			speeds = append(speeds, lines[:]...)
			lines = compare_kernels.CompareKernels(b, name, path, half, budget, threads)
			kernels = append(kernels, lines[:]...)
		}
		name, path := shape.Name+" Q4_K_M", bench_model.BenchModel(b, shape, "Q4_K_M")
		speeds = append(speeds, compare_sequences.CompareSequences(b, name, path, budget, threads)...)
		turns = compare_turns.CompareTurns(b, name, path, budget, threads)

		title, names := fmt.Sprintf("%s parameters, threads: %d", shape.Name, threads), [2]string{"rkllmd", "llama.cpp"}
		print_comparisons.PrintComparisons(b, title, names, speeds)
		print_comparisons.PrintComparisons(b, title+", second turns", names, turns)
		print_comparisons.PrintComparisons(b, title+", kernels", [2]string{"exact", "fast"}, kernels)
		print_comparisons.PrintComparisons(b, title+", memory", [2]string{"resident", "buffers"}, memory)
		budget = 4 * time.Second // larger models take longer turns
	}
}
