// Package measure_attention measures attention beside ggml's own.
package measure_attention

import (
	"testing"
	"time"

	"rkllmd/engine/kernels/llamafile_sgemm"
	"rkllmd/tests/engine/kernels/attention_case"
	"rkllmd/tests/engine/kernels/build_attention"
)

// MeasureAttention has a computed in tiles and by ggml, in turns, and reports how many times as fast the tiles are.
func MeasureAttention(b *testing.B, a *attention_case.Case) {
	var spent [2]time.Duration
	for b.Loop() {
		for side, exact := range []bool{false, true} {
			llamafile_sgemm.LlamafileSgemm(exact)
			start := time.Now()
			build_attention.BuildAttention(b, a, 1, nil)
			spent[side] += time.Since(start)
		}
	}
	llamafile_sgemm.LlamafileSgemm(false)
	b.ReportMetric(spent[1].Seconds()/spent[0].Seconds(), "ratio")
	b.ReportMetric(0, "ns/op")
}
