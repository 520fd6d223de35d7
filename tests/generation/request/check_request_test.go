package request_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_request"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestCheckRequest(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	good := generation.Request{Prompt: "a", Sampling: b.Defaults, MaxTokens: 5, Stop: []string{"\n", strings.Repeat("a",
		256)}, EndTokens: []int32{255}, Logprobs: 20}
	require.NoError(t, check_request.CheckRequest(b, &good))
	for i, want := range []string{
		"the prompt is empty; give a prompt, messages or tokens",
		"top_p is 2; it must be from 0 to 1 (1 is off)",
		"max_tokens is -1; it must be 0 (until the answer ends or the context is full) or more",
		"logprobs is 21; it must be -1 (none), or 0 to 20 alternatives",
		"logprobs is -2; it must be -1 (none), or 0 to 20 alternatives",
		"stop has 17 texts; at most 16 are supported",
		"stop[1] has 0 bytes; it must have 1 to 256",
		"stop[0] has 257 bytes; it must have 1 to 256",
		"stop[1] is not UTF-8: byte 0 is 0xff",
		"end_tokens has 65 tokens; at most 64 are supported",
		"end_tokens[1] is 256; this model has the tokens 0 to 255",
	} {
		r := good
		switch i {
		case 0:
			r.Prompt = ""
		case 1:
			r.Sampling.TopP = 2
		case 2:
			r.MaxTokens = -1
		case 3, 4:
			r.Logprobs = []int{21, -2}[i-3]
		case 5:
			r.Stop = make([]string, 17)
		case 6, 7, 8:
			r.Stop = [][]string{{"a", ""}, {strings.Repeat("a", 257)}, {"a", "\xff"}}[i-6]
		case 9:
			r.EndTokens = make([]int32, 65)
		case 10:
			r.EndTokens = []int32{3, 256}
		}
		err := check_request.CheckRequest(b, &r)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
	b.Capabilities.Logprobs = false
	require.EqualError(t, check_request.CheckRequest(b, &good), "toy does not support logprobs")
	b.Capabilities.EmbedsOnly, b.Model.Name = true, "bge"
	err := check_request.CheckRequest(b, &good)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.ErrorContains(t, err, `the model "bge" makes embeddings and does not generate text`)
}
