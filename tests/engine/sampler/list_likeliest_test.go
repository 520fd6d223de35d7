package sampler_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/list_likeliest"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestListLikeliest(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
	logits, err := read_logits.ReadLogits(c, 0)
	require.NoError(t, err)
	random := rand.New(rand.NewPCG(3, 1))
	for i := range logits {
		logits[i] = float32(random.NormFloat64())
	}
	for _, presence := range []float32{0, 2, -2} {
		s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 40, Temperature: 1, RepeatPenalty: 1,
			PresencePenalty: presence}, 64)
		require.NoError(t, err)
		defer free_sampler.FreeSampler(s)
		order, left := make([]int32, m.VocabSize), slices.Clone(logits)
		for i := range order {
			order[i] = int32(i)
		}
		for _, token := range []int32{5, 6, 7, 400, 600} {
			accept_token.AcceptToken(s, token)
			left[token] -= presence
		}
		slices.SortFunc(order, func(a, b int32) int { return cmp.Compare(left[b], left[a]) })
		for _, count := range []int{1, 2, 3, 40, 511, m.VocabSize - 1, m.VocabSize, 1 << 20} {
			likeliest, err := list_likeliest.ListLikeliest(s, c, 0, count)
			require.NoError(t, err)
			require.Equal(t, slices.Sorted(slices.Values(order[:min(count, m.VocabSize)])), likeliest)
		}
	}
}
