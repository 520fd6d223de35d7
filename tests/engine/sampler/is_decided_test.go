package sampler_test

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/tests/engine/sampler/compare_choices"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_bench_model"
)

// Samplers that choose among all tokens choose the same whether or not they look at all, draw after draw, mirostat with
// what it has learned; and often, but not always, the likeliest decide.
func TestIsDecided(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wide.gguf")
	write_bench_model.WriteBenchModel(t, path, bench.Shape{Name: "wide", Layers: 1, Width: 64, Heads: 2, KVHeads: 2,
		Forward: 64, Vocab: 20_000, Context: 64, Half: true, Tied: true})
	c := engine_create_context.EngineCreateContext(t, generation_load.GenerationLoad(t, path), 64, 64)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
	total, random := 0, rand.New(rand.NewPCG(17, 5))
	for _, one := range []engine.Sampling{
		{TopP: 1},
		{TopP: 0.95},
		{TopP: 1, MinP: 0.01},
		{TopP: 0.9, MinP: 0.05, RepeatPenalty: 1.3, PresencePenalty: 0.5},
		{TopP: 1, RepeatPenalty: 1.3, FrequencyPenalty: 0.5},
		{Mirostat: 2, MirostatTau: 5, MirostatEta: 0.1, RepeatPenalty: 1.1},
		{Mirostat: 1, MirostatTau: 5, MirostatEta: 0.1, TopP: 1},
	} {
		one.Temperature, one.Seed, one.RepeatPenalty = 1, 17, max(1, one.RepeatPenalty)
		decided := compare_choices.CompareChoices(t, c, one, random)
		if one.Mirostat == 1 {
			require.Zero(t, decided, "it cannot be tried, because its copy forgets what it has learned")
			continue
		}
		require.Greater(t, decided, 10, one)
		total += decided
	}
	require.Less(t, total, 6*60)
}
