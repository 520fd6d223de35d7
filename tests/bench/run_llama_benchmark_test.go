package bench_test

import (
	"fmt"
	"os"
	"testing"
	"time"

	"rkllmd/tests/bench/choose_bench"
	"rkllmd/tests/bench/compare_upstream"
	"rkllmd/tests/bench/print_comparisons"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/models/bench_model"
)

// BenchmarkRunLlama: llama.cpp as this program has it beside upstream's prebuilt v0.5.0, whose folder is BENCH_UPSTREAM
// (build/get_upstream.sh prints it), in turns, with the models and threads that choose_bench reads.
func BenchmarkRunLlama(b *testing.B) {
	rt_log.RtLog(b)
	folder := os.Getenv("BENCH_UPSTREAM")
	if folder == "" {
		fmt.Println("\nBENCH_UPSTREAM is not set: nothing is compared with upstream's llama.cpp")
		return
	}
	choice, budget := choose_bench.ChooseBench(b, "Q8_0 Q4_0 Q4_K_M F16"), time.Second
	for _, shape := range choice.Shapes {
		for _, threads := range choice.Threads {
			for _, kind := range choice.Kinds { // a table each: large models take minutes
				path := bench_model.BenchModel(b, shape, kind)
				lines := compare_upstream.CompareUpstream(b, shape, shape.Name+" "+kind, path, folder, budget, threads)
				title := fmt.Sprintf("%s parameters, threads: %d, beside upstream", shape.Name, threads)
				print_comparisons.PrintComparisons(b, title, [2]string{"here", "v0.5.0"}, lines)
			}
		}
		budget = 4 * time.Second // larger models take longer turns
	}
}
