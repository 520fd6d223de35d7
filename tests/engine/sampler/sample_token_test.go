package sampler_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/tests/engine/sampler/compare_llama"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestSampleToken(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 1, RepeatPenalty: 1}, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(s)

	_, err = sample_token.SampleToken(s, c, 0)
	require.EqualError(t, err, "row 0 cannot be read: nothing has been decoded")

	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300, 301, 302}, engine.OutputAll))
	for row := range 3 {
		token, err := sample_token.SampleToken(s, c, row)
		require.NoError(t, err)
		logits, err := read_logits.ReadLogits(c, row)
		require.NoError(t, err)
		for _, logit := range logits {
			require.LessOrEqual(t, logit, logits[token], "the likeliest of its row")
		}
	}
	_, err = sample_token.SampleToken(s, c, 3)
	require.EqualError(t, err, "row 3 does not exist; the last decode had rows 0 to 2")

	logits, err := read_logits.ReadLogits(c, 2)
	require.NoError(t, err)
	for _, bad := range []float64{math.NaN(), math.Copysign(math.NaN(), -1), math.Inf(1)} {
		before := logits[m.VocabSize-1]
		logits[m.VocabSize-1] = float32(bad)
		_, err = sample_token.SampleToken(s, c, 2)
		require.ErrorContains(t, err, "the model's logits are not numbers")
		logits[m.VocabSize-1] = before
	}
	logits[7] = float32(math.Inf(-1)) // never chosen: allowed
	_, err = sample_token.SampleToken(s, c, 2)
	require.NoError(t, err)
	for i := range logits {
		logits[i] = float32(math.Inf(-1))
	}
	_, err = sample_token.SampleToken(s, c, 2)
	require.ErrorContains(t, err, "the model's logits are not numbers", "none can be chosen")

	random := rand.New(rand.NewPCG(11, 28))
	for _, topK := range []int32{0, 1, 2, 5, int32(m.VocabSize / sampler.LikeliestShare), 40, 500, 1 << 20} {
		for _, penalties := range [][3]float32{{1, 0, 0}, {1.3, 0, 0}, {0.7, 0, 0}, {1, 0.5, 1}, {1.1, -1, -0.5}} {
			for _, temperature := range []float32{0, 0.8} {
				compare_llama.CompareLlama(t, c, engine.Sampling{TopK: topK, TopP: 0.95, MinP: 0.01,
					Temperature: temperature, RepeatPenalty: penalties[0], FrequencyPenalty: penalties[1],
					PresencePenalty: penalties[2], Seed: random.Uint32()}, random)
			}
		}
	}
	for version := range int32(2) {
		compare_llama.CompareLlama(t, c, engine.Sampling{Temperature: 0.8, RepeatPenalty: 1.1, Mirostat: 1 + version,
			MirostatTau: 5, MirostatEta: 0.1, Seed: 7}, random)
	}
}
