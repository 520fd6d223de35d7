package kernels_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"rkllmd/tests/engine/kernels/attention_case"
	"rkllmd/tests/engine/kernels/measure_attention"
)

// BenchmarkEvaluateAttention compares attention in tiles with ggml's own, one thread, in turns: "ratio" is how many
// times as fast it is. The tensors are made anew for each turn, which both sides pay.
func BenchmarkEvaluateAttention(b *testing.B) {
	random := rand.New(rand.NewPCG(21, 2))
	for _, shape := range [][3]int{ // head size, rows, keys
		{64, 64, 512}, {64, 512, 512}, {64, 512, 3584}, {128, 64, 512}, {128, 512, 512}, {128, 512, 3584},
	} {
		a := attention_case.AttentionCase(random, [7]int{shape[0], shape[0], shape[1], shape[2], 4, 2, 1}, "causal",
			false, 1)
		b.Run(fmt.Sprintf("head %d, %d rows, %d keys", shape[0], shape[1], shape[2]), func(b *testing.B) {
			measure_attention.MeasureAttention(b, a)
		})
	}
}
