package openai_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_logprob"
	"rkllmd/tests/faces/openai/openai_bytes"
	"rkllmd/tests/faces/web_backend"
)

func TestConvertLogprob(t *testing.T) {
	b := web_backend.WebBackend()
	b.Detokenize = openai_bytes.OpenaiBytes
	require.Equal(t, openai.Logprob{Token: "a", Logprob: -0.5, Bytes: []int{97}},
		convert_logprob.ConvertLogprob(b, 97, -0.5))
	require.Equal(t, openai.Logprob{Token: "\uFFFD", Logprob: -math.MaxFloat64, Bytes: []int{0xC3}},
		convert_logprob.ConvertLogprob(b, 0xC3, math.Inf(-1)))
}
