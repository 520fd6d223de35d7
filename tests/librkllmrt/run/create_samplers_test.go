package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/librkllmrt/run/create_samplers"
	"rkllmd/librkllmrt/run/free_samplers"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestCreateSamplers(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 2)
	run, _ := rt_turns.RtTurns(t, h, []string{"the quiet river", "the quiet river"}, nil)
	defer free_samplers.FreeSamplers(run)
	run.MaxNewTokens = 0
	require.NoError(t, create_samplers.CreateSamplers(h, run))
	require.Nil(t, run.Turns[0].Sampler, "there is nothing to choose")

	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &seq, run.Turns[0].Tokens, engine.OutputLast))
	row := len(seq.Tokens) - 1
	run.MaxNewTokens = 1
	require.NoError(t, create_samplers.CreateSamplers(h, run))
	likeliest, err := sample_token.SampleToken(run.Turns[0].Sampler, h.Context, row)
	require.NoError(t, err)
	free_samplers.FreeSamplers(run)

	run.Sampling.PresencePenalty = 2
	run.Turns[1].Tokens = append(run.Turns[1].Tokens, likeliest, -7)
	require.NoError(t, create_samplers.CreateSamplers(h, run))
	for i, same := range []bool{true, false} {
		token, err := sample_token.SampleToken(run.Turns[i].Sampler, h.Context, row)
		require.NoError(t, err)
		require.Equal(t, same, token == likeliest, "each has seen its own prompt, rows of embeddings left out")
	}
	run.Sampling.TopP = 7
	free_samplers.FreeSamplers(run)
	require.Error(t, create_samplers.CreateSamplers(h, run))
}
