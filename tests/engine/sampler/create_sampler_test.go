package sampler_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/tests/engine/sampler/engine_sample_extremes"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_generate"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCreateSampler(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	prompt := []int32{1, 300, 301, 302, 303}
	plain := engine.Sampling{TopP: 1, Temperature: 1, RepeatPenalty: 1, Seed: 1}
	greedy := engine_generate.EngineGenerate(t, m, engine.Sampling{TopK: 1, RepeatPenalty: 1}, prompt, 60)
	drawn := engine_generate.EngineGenerate(t, m, plain, prompt, 60)

	for _, one := range []struct {
		name     string
		sampling engine.Sampling
		same     []int32 // nil: as neither of the two
	}{
		{"top_k 1 chooses the likeliest whatever the rest", engine.Sampling{TopK: 1, TopP: 1, Temperature: 100,
			RepeatPenalty: 1, Seed: 5}, greedy},
		{"temperature 0 does too", engine.Sampling{TopK: 40, TopP: 1, RepeatPenalty: 1, Seed: 5}, greedy},
		{"and a temperature next to 0", engine.Sampling{TopP: 1, Temperature: 1e-30, RepeatPenalty: 1}, greedy},
		{"and mirostat at temperature 0", engine.Sampling{RepeatPenalty: 1, Mirostat: 2, MirostatTau: 5,
			MirostatEta: 0.1}, greedy},
		{"top_p 0 leaves one", engine.Sampling{Temperature: 1, RepeatPenalty: 1, Seed: 5}, greedy},
		{"the same seed gives the same", plain, drawn},
		{"top_k above the vocabulary leaves all, in another order", engine.Sampling{TopK: math.MaxInt32, TopP: 1,
			Temperature: 1, RepeatPenalty: 1, Seed: 1}, nil},
		{"another seed", engine.Sampling{TopP: 1, Temperature: 1, RepeatPenalty: 1, Seed: 2}, nil},
		{"another temperature", engine.Sampling{TopP: 1, Temperature: 3, RepeatPenalty: 1, Seed: 1}, nil},
		{"top_k", engine.Sampling{TopK: 2, TopP: 1, Temperature: 1, RepeatPenalty: 1, Seed: 1}, nil},
		{"top_p", engine.Sampling{TopP: 0.5, Temperature: 1, RepeatPenalty: 1, Seed: 1}, nil},
		{"min_p", engine.Sampling{TopP: 1, MinP: 0.9, Temperature: 3, RepeatPenalty: 1, Seed: 1}, nil},
		{"min_p 1 leaves one", engine.Sampling{TopP: 1, MinP: 1, Temperature: 1, RepeatPenalty: 1, Seed: 5}, greedy},
		{"repeat_penalty", engine.Sampling{TopK: 1, RepeatPenalty: 1.5}, nil},
		{"frequency_penalty", engine.Sampling{TopK: 1, RepeatPenalty: 1, FrequencyPenalty: 2}, nil},
		{"presence_penalty", engine.Sampling{TopK: 1, RepeatPenalty: 1, PresencePenalty: 2}, nil},
		{"mirostat 1", engine.Sampling{Temperature: 1, RepeatPenalty: 1, Seed: 1, Mirostat: 1, MirostatTau: 5,
			MirostatEta: 0.1}, nil},
		{"mirostat 2", engine.Sampling{Temperature: 1, RepeatPenalty: 1, Seed: 1, Mirostat: 2, MirostatTau: 2,
			MirostatEta: 0.1}, nil},
		{"mirostat puts top_k 1 out of force", engine.Sampling{TopK: 1, Temperature: 1, RepeatPenalty: 1, Seed: 1,
			Mirostat: 2, MirostatTau: 2, MirostatEta: 0.1}, nil},
	} {
		t.Run(one.name, func(t *testing.T) {
			got := engine_generate.EngineGenerate(t, m, one.sampling, prompt, 60)
			if one.same != nil {
				require.Equal(t, one.same, got)
				return
			}
			require.NotEqual(t, greedy, got)
			require.NotEqual(t, drawn, got)
			require.Equal(t, got, engine_generate.EngineGenerate(t, m, one.sampling, prompt, 60),
				"again, with the same seed")
		})
	}
	t.Run("bad parameters are refused", func(t *testing.T) {
		_, err := create_sampler.CreateSampler(m, engine.Sampling{TopP: 2, RepeatPenalty: 1}, 512)
		require.EqualError(t, err, "top_p is 2; it must be from 0 to 1 (1 is off)")
	})
	t.Run("the ends of all ranges together give tokens of the vocabulary", func(t *testing.T) {
		c := engine_create_context.EngineCreateContext(t, m, 64, 64)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, prompt, engine.OutputLast))
		engine_sample_extremes.EngineSampleExtremes(t, c)
	})
}
