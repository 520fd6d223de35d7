package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/format_token"
)

func TestFormatToken(t *testing.T) {
	require.Equal(t, " ä", format_token.FormatToken(openai.Logprob{Bytes: []int{32, 0xC3, 0xA4}}))
	require.Equal(t, `bytes:\x20\xc3`, format_token.FormatToken(openai.Logprob{Bytes: []int{32, 0xC3}}))
}
