package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_logprobs"
	"rkllmd/faces/stream/format_message"
)

func TestBuildLogprobs(t *testing.T) {
	told := []openai.Logprob{{Token: "\uFFFD", Bytes: []int{'a', 0xC3}, Logprob: -1, TopLogprobs: []openai.Logprob{
		{Token: "b", Bytes: []int{'b'}, Logprob: -2}}}, {Token: "\uFFFD", Bytes: []int{0xA4}, Logprob: -3,
		TopLogprobs: []openai.Logprob{}}, {Token: "c", Bytes: []int{'c'}, Logprob: -4}}
	l := &openai.LogprobState{}
	require.JSONEq(t, `{"content": [{"token": "\ufffd", "logprob": -1, "bytes": [97, 195], "top_logprobs": [{"token": "b",
		"logprob": -2, "bytes": [98]}]}, {"token": "\ufffd", "logprob": -3, "bytes": [164], "top_logprobs": []}],
		"refusal": null}`, string(format_message.FormatMessage(build_logprobs.BuildLogprobs(l, true, told[:2]))))
	require.Equal(t, openai.TextLogprobs{Tokens: []string{`bytes:\x61\xc3`, `bytes:\xa4`},
		TokenLogprobs: []float64{-1, -3}, TopLogprobs: []map[string]float64{{`bytes:\x61\xc3`: -1, "b": -2},
			{`bytes:\xa4`: -3}}, TextOffset: []int{0, 2}},
		build_logprobs.BuildLogprobs(l, false, told[:2]))
	next := build_logprobs.BuildLogprobs(l, false, told[2:]).(openai.TextLogprobs)
	require.Equal(t, []int{2}, next.TextOffset, "it goes on")
}
