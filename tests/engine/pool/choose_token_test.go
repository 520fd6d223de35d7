package pool_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/pool/choose_token"
	"rkllmd/engine/pool/rank_logits"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestChooseToken(t *testing.T) {
	p := pool_still.PoolStill(t, pool_model.PoolModel(t), 1, 64)
	task, _ := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 20), 1, nil)
	require.NoError(t, decode_tokens.DecodeTokens(p.Context, &p.Slots[0].Sequence, task.Tokens, engine.OutputLast))
	logits, err := read_logits.ReadLogits(p.Context, 19)
	require.NoError(t, err)

	greedy := engine.Sampling{TopK: 1, TopP: 1, Temperature: 1, RepeatPenalty: 1}
	task.Sampling = greedy
	choice, err := choose_token.ChooseToken(p, task, 19)
	require.NoError(t, err)
	likeliest := rank_logits.RankLogits(logits, 0, 1).Top[0]
	require.Equal(t, likeliest.Token, choice.Token)
	require.True(t, math.IsNaN(float64(choice.Logprob)), "nobody asks")
	require.Nil(t, choice.Top)

	task.Alternatives = -1
	choice, err = choose_token.ChooseToken(p, task, 19)
	require.NoError(t, err)
	require.Equal(t, engine.Choice{Token: likeliest.Token, Logprob: likeliest.Logprob, Top: []engine.Logprob{}}, choice)

	before := task.Sampler
	changed := greedy
	changed.FrequencyPenalty = 2
	task.Tokens = append(task.Tokens, likeliest.Token, likeliest.Token, likeliest.Token, likeliest.Token,
		likeliest.Token, likeliest.Token)
	task.Changed.Store(&changed)
	task.Alternatives = 3
	choice, err = choose_token.ChooseToken(p, task, 19)
	require.NoError(t, err)
	require.NotEqual(t, likeliest.Token, choice.Token, "the new sampler counts all tokens")
	require.Equal(t, likeliest, choice.Top[0], "probabilities are the model's")
	require.Len(t, choice.Top, 3)
	require.Nil(t, before.Ptr, "the old one is freed")
	require.Equal(t, changed, task.Sampling)
	require.Nil(t, task.Changed.Load())

	logits[5] = float32(math.NaN())
	_, err = choose_token.ChooseToken(p, task, 19)
	require.ErrorContains(t, err, "the model's logits are not numbers")
	free_sampler.FreeSampler(task.Sampler)
}
