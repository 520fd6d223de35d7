package bench_test

import (
	"os"
	"testing"
	"time"

	"rkllmd/bench"
	"rkllmd/tests/bench/compare_streams"
	"rkllmd/tests/bench/print_comparisons"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/models/bench_model"
)

// BenchmarkMeasureStreams: token sessions over gRPC beside the same runs without a protocol, in turns. BENCH=full takes
// the larger model too.
func BenchmarkMeasureStreams(b *testing.B) {
	rt_log.RtLog(b)
	shapes := bench.Shapes[:1]
	if os.Getenv("BENCH") == "full" {
		shapes = bench.Shapes
	}
	var lines []bench.Comparison
	for _, shape := range shapes {
		for _, streams := range []int{1, 16} {
			lines = append(lines, compare_streams.CompareStreams(b, shape.Name+" Q8_0", bench_model.BenchModel(b, shape,
				"Q8_0"),
				bench.Work{Sequences: streams, Prompt: 16, Answer: 100}, 20*time.Second))
		}
	}
	print_comparisons.PrintComparisons(b, "token sessions", [2]string{"gRPC", "bare"}, lines)
}
