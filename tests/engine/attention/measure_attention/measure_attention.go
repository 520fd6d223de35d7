// Package measure_attention measures attention beside ggml's own.
package measure_attention

import (
	"testing"
	"time"
	"unsafe"

	"rkllmd/engine/products/llamafile_sgemm"
	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/build_attention"
	"rkllmd/tests/engine/attention/compute_result"
)

// MeasureAttention has a computed in tiles and by ggml, in turns, and reports how many times as fast the tiles are.
func MeasureAttention(b *testing.B, a *attention_case.Case) {
	times := max(1, 8000/a.Rows/a.Keys*a.Rows/min(a.Rows, 64))
	var spent [2]time.Duration
	llamafile_sgemm.LlamafileSgemm(true) // few rows in tiles, too
	for b.Loop() {
		for side, threads := range []int{1, 0} {
			build_attention.BuildAttention(b, a, threads, func(result unsafe.Pointer) {
				compute_result.ComputeResult(b, result, 1) // to warm up
				spent[side] += compute_result.ComputeResult(b, result, times)
			})
		}
	}
	llamafile_sgemm.LlamafileSgemm(false)
	b.ReportMetric(spent[1].Seconds()/spent[0].Seconds(), "ratio")
	b.ReportMetric(float64(spent[0].Nanoseconds())/float64(b.N*times*a.Rows*a.Keys*a.Heads), "ns/score")
	b.ReportMetric(0, "ns/op")
}
