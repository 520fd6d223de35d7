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
	"rkllmd/tests/bench/compare_upstream"
	"rkllmd/tests/bench/print_comparisons"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/models/bench_model"
)

// BenchmarkRunLlama: llama.cpp as this program has it beside upstream's prebuilt v0.5.0, whose folder is BENCH_UPSTREAM
// (build/get_upstream.sh prints it), in turns. BENCH=full takes the larger model too, BENCH_THREADS more than one
// thread, as many as the runtime allows.
func BenchmarkRunLlama(b *testing.B) {
	rt_log.RtLog(b)
	folder := os.Getenv("BENCH_UPSTREAM")
	if folder == "" {
		fmt.Println("\nBENCH_UPSTREAM is not set: nothing is compared with upstream's llama.cpp")
		return
	}
	threads, err := strconv.Atoi(cmp.Or(os.Getenv("BENCH_THREADS"), "1"))
	require.NoError(b, err)
	threads = choose_threads.ChooseThreads(threads)
	shapes, budget := bench.Shapes[:1], time.Second
	if os.Getenv("BENCH") == "full" {
		shapes = bench.Shapes
	}
	for _, shape := range shapes {
		var lines []bench.Comparison
		for _, kind := range []string{"Q8_0", "Q4_0", "Q4_K_M", "F16"} {
			path := bench_model.BenchModel(b, shape, kind)
			lines = append(lines,
				compare_upstream.CompareUpstream(b, shape.Name+" "+kind, path, folder, budget, threads)...)
		}
		title := fmt.Sprintf("%s parameters, threads: %d, beside upstream", shape.Name, threads)
		print_comparisons.PrintComparisons(b, title, [2]string{"here", "v0.5.0"}, lines)
		budget = 4 * time.Second // larger models take longer turns
	}
}
