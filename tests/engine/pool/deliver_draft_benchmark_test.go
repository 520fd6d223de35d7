package pool_test

import (
	"fmt"
	"testing"

	"rkllmd/bench"
	"rkllmd/tests/engine/pool/measure_drafts"
	"rkllmd/tests/engine/pool/write_answer"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/bench_model"
)

// BenchmarkDeliverDraft compares answers of 200 tokens, behind a prompt of 400, with and without guesses: one that
// repeats the prompt and changes every 40th token, one that repeats nothing, and one that begins to repeat 8 tokens
// again and again, so that guesses are wrong.
func BenchmarkDeliverDraft(b *testing.B) {
	for _, exact := range []bool{false, true} {
		for i := range 2 * len(bench.Shapes) {
			shape, kind := bench.Shapes[i/2], []string{"Q8_0", "Q4_K_M"}[i%2]
			for _, what := range []string{"edited", "fresh", "begun"} {
				b.Run(fmt.Sprintf("%s %s, exact %v, %s", shape.Name, kind, exact, what), func(b *testing.B) {
					choose_kernels.ChooseKernels(b, exact)
					m := generation_load.GenerationLoad(b, bench_model.BenchModel(b, shape, kind))
					prompt, answer := write_answer.WriteAnswer(what)
					measure_drafts.MeasureDrafts(b, m, prompt, answer)
				})
			}
		}
	}
}
