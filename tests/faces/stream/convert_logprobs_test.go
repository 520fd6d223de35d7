package stream_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/convert_logprobs"
	"rkllmd/generation"
)

func TestConvertLogprobs(t *testing.T) {
	token := generation.Token{ID: 7, Text: "", Logprob: -0.5, Top: []generation.TokenLogprob{{ID: 3, Text: " a",
		Logprob: -0.1}, {ID: 7, Text: " the", Logprob: -0.5},
		{ID: 4, Text: "b", Logprob: math.Inf(-1)}}}
	require.Equal(t, []stream.Logprob{{Token: " the", Logprob: -0.5}, {Token: " a", Logprob: -0.1},
		{Token: "b", Logprob: -math.MaxFloat64}},
		convert_logprobs.ConvertLogprobs(token, false))
	list := convert_logprobs.ConvertLogprobs(token, true)
	require.Equal(t, []int32{7, 3, 4}, []int32{*list[0].TokenID, *list[1].TokenID, *list[2].TokenID})
	require.Equal(t, []stream.Logprob{{Token: "x", Logprob: -9}}, convert_logprobs.ConvertLogprobs(generation.Token{
		ID: 1, Text: "x", Logprob: -9}, false))
	require.Nil(t, convert_logprobs.ConvertLogprobs(generation.Token{ID: 1, Logprob: math.NaN()}, false))
}
