package bench_test

import (
	"testing"
	"time"

	"rkllmd/bench"
	"rkllmd/tests/bench/measure_contenders"
	"rkllmd/tests/bench/print_figures"
	"rkllmd/tests/bench/start_contenders"
)

// BenchmarkMeasureRoundTrip: one client, one request at a time, back to back and with 200 us between answer and next
// request.
func BenchmarkMeasureRoundTrip(b *testing.B) {
	contenders := start_contenders.StartContenders(b)
	var figures []bench.Figure
	for _, place := range bench.Placements {
		for _, pause := range []time.Duration{0, 200 * time.Microsecond} {
			name, count := place.Name+", back to back", 10000
			if pause > 0 {
				name, count = place.Name+", paced 200 us", 1500
			}
			p50, p99 := measure_contenders.MeasureContenders(b, contenders, place, pause, count)
			met := p50[bench.Ours] <= 1.5*p50[bench.Floor] && p50[bench.Ours] < p50[bench.Net]
			figures = append(figures,
				bench.Figure{Name: name + " p50", Unit: "us", Values: p50, Goal: "at most 1.5x C, under Go net",
					Met: met},
				bench.Figure{Name: name + " p99", Unit: "us", Values: p99})
		}
	}
	print_figures.PrintFigures(b, "round trip of rkllm.is_running", figures)
}
