package attention_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/measure_attention"
)

// BenchmarkEvaluateAttention compares attention in tiles with ggml's own, one thread, in turns: "ratio" is how many
// times as fast it is, in the processor's time.
func BenchmarkEvaluateAttention(b *testing.B) {
	random := rand.New(rand.NewPCG(21, 2))
	for _, shape := range [][4]int{ // head size, rows, keys, heads that share them
		{64, 1, 512, 1}, {64, 1, 512, 2}, {64, 1, 512, 3}, {64, 1, 512, 4}, {64, 1, 512, 8}, {64, 1, 3584, 2},
		{64, 2, 512, 1}, {64, 3, 512, 1}, {64, 4, 512, 2}, {64, 8, 512, 1}, {64, 17, 512, 1}, {128, 3, 512, 1},
		{64, 32, 512, 2}, {64, 64, 512, 2}, {64, 512, 512, 2}, {64, 512, 3584, 2}, {128, 1, 512, 1}, {128, 1, 512, 2},
		{128, 1, 512, 4}, {128, 1, 3584, 4}, {128, 64, 512, 2}, {128, 512, 512, 2}, {128, 512, 3584, 2},
	} {
		a := attention_case.AttentionCase(random, [7]int{shape[0], shape[0], shape[1], shape[2], 8, 8 / shape[3], 1},
			"causal", false, 1)
		name := fmt.Sprintf("head %d of %d, %d rows, %d keys", shape[0], shape[3], shape[1], shape[2])
		b.Run(name, func(b *testing.B) {
			measure_attention.MeasureAttention(b, a)
		})
	}
}
