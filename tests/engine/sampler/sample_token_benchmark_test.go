package sampler_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/generation/embedded"
	"rkllmd/tests/engine/sampler/measure_choices"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_bench_model"
)

// BenchmarkSampleToken: a token of so many, by the sampling of requests that say nothing about it and by the likeliest,
// here and by llama.cpp's own llama_sampler_sample, in turns: microseconds, medians, and "ratio", how many times as
// fast.
func BenchmarkSampleToken(b *testing.B) {
	for _, vocabulary := range []int{32_000, 151_936, 262_144} {
		path := filepath.Join(b.TempDir(), "wide.gguf")
		write_bench_model.WriteBenchModel(b, path, bench.Shape{Name: "wide", Layers: 1, Width: 64, Heads: 2, KVHeads: 2,
			Forward: 64, Vocab: vocabulary, Context: 2048, Half: true, Tied: true})
		m := generation_load.GenerationLoad(b, path)
		c := engine_create_context.EngineCreateContext(b, m, 64, 64)
		var seq engine.Sequence
		require.NoError(b, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
		for _, topK := range []int32{embedded.DefaultSampling.TopK, 1} {
			sampling := embedded.DefaultSampling
			sampling.TopK = topK
			b.Run(fmt.Sprintf("of %d, top_k %d", vocabulary, topK), func(b *testing.B) {
				measure_choices.MeasureChoices(b, c, sampling)
			})
		}
	}
}
