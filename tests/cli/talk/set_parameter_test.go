package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/talk/set_parameter"
	"rkllmd/faces/stream"
)

func TestSetParameter(t *testing.T) {
	var parameters stream.Parameters
	for _, words := range [][2]string{{"temperature", "0.25"}, {"top_p", "1"}, {"top_k", "7"}, {"repetition_penalty",
		"1.5"}, {"max_tokens", "9.0"}, {"seed", "18446744073709551615"},
		{"min_p", "0.5"}, {"frequency_penalty", "-0.5"},
		{"presence_penalty", "2"}} {
		require.NoError(t, set_parameter.SetParameter(&parameters, words[0], words[1]))
	}
	require.Equal(t, []float32{0.25, 1, 1.5, 0.5, -0.5, 2}, []float32{*parameters.Temperature, *parameters.TopP,
		*parameters.RepetitionPenalty, *parameters.MinP, *parameters.FrequencyPenalty, *parameters.PresencePenalty})
	require.EqualValues(t, []uint64{7, 9, 1<<64 - 1}, []uint64{uint64(*parameters.TopK), uint64(*parameters.MaxTokens),
		*parameters.Seed})
	t.Run("default, and the one before stays what it was", func(t *testing.T) {
		before := parameters
		require.NoError(t, set_parameter.SetParameter(&parameters, "temperature", "1"))
		require.Equal(t, float32(0.25), *before.Temperature)
		require.NoError(t, set_parameter.SetParameter(&parameters, "temperature", "default"))
		require.Nil(t, parameters.Temperature)
	})
	t.Run("what is wrong changes nothing", func(t *testing.T) {
		before := parameters
		for _, c := range [][3]string{
			{"heat", "1", `there is no parameter "heat": it must be one of temperature, top_p, top_k`},
			{"temperature", "hot", `temperature cannot be "hot": it must be a number`},
			{"temperature", `1, "seed": 2`, "it must be a number"},
			{"top_k", "1.5", "it must be a number"},
			{"seed", "-1", "it must be a number"},
			{"top_p", "2", "top_p is 2; it must be from 0 to 1"},
			{"max_tokens", "0", "max_tokens is 0; it must be from 1"},
		} {
			require.ErrorContains(t, set_parameter.SetParameter(&parameters, c[0], c[1]), c[2])
			require.Equal(t, before, parameters)
		}
	})
}
