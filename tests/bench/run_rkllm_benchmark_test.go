package bench_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"rkllmd/bench"
	"rkllmd/engine/context/choose_threads"
	"rkllmd/tests/bench/choose_bench"
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
// same work with llama.cpp alone, in turns, with the models that choose_bench reads and the most of its threads, as
// many as the runtime allows.
func BenchmarkRunRkllm(b *testing.B) {
	rt_log.RtLog(b)
	choice, budget := choose_bench.ChooseBench(b, "Q8_0 Q4_0 Q4_K_M"), time.Second
	threads := choose_threads.ChooseThreads(slices.Max(choice.Threads), 0)
	for _, shape := range choice.Shapes {
		var speeds, turns, kernels, memory []bench.Comparison
		work, half := bench.Work{Sequences: 1, Prompt: 512, Answer: 128}, bench.Work{Sequences: 1, Prompt: 256,
			Answer: 64}
		for _, kind := range choice.Kinds {
			name, path := shape.Name+" "+kind, bench_model.BenchModel(b, shape, kind)
			memory = append(memory, compare_memory.CompareMemory(b, name, path, threads))
			lines := compare_engines.CompareEngines(b, name, path, work, budget, threads)
			speeds = append(speeds, lines[:]...)
			lines = compare_kernels.CompareKernels(b, name, path, half, budget, threads)
			kernels = append(kernels, lines[:]...)
			speeds = append(speeds, compare_sequences.CompareSequences(b, name, path, budget, threads)...)
		}
		name, path := shape.Name+" Q4_K_M", bench_model.BenchModel(b, shape, "Q4_K_M")
		turns = compare_turns.CompareTurns(b, name, path, budget, threads)

		title, names := fmt.Sprintf("%s parameters, threads: %d", shape.Name, threads), [2]string{"rkllmd", "llama.cpp"}
		print_comparisons.PrintComparisons(b, title, names, speeds)
		print_comparisons.PrintComparisons(b, title+", second turns", names, turns)
		print_comparisons.PrintComparisons(b, title+", kernels", [2]string{"exact", "fast"}, kernels)
		print_comparisons.PrintComparisons(b, title+", memory", [2]string{"resident", "buffers"}, memory)
		budget = 4 * time.Second // larger models take longer turns
	}
}
