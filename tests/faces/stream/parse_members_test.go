package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_members"
)

func TestParseMembers(t *testing.T) {
	var config stream.Config
	require.NoError(t, parse_members.ParseMembers(
		[]byte(`{"prompt": "a", "max_tokens": 3, "top_k": 1, "stream": true, "parameters": {"top_k": 2}, "options": {"cumulative": true}}`), &config))
	require.Equal(t, "a", *config.Prompt)
	require.Equal(t, 3, *config.Parameters.MaxTokens)
	require.Equal(t, int32(2), *config.Parameters.TopK, "what stands in parameters wins")
	require.Equal(t, stream.Options{Stream: true, Cumulative: true}, config.Options)
	require.ErrorContains(t, parse_members.ParseMembers([]byte(`{"top_p": "x"}`), &config),
		`"top_p" is a string; it must be a number`)
	require.ErrorContains(t, parse_members.ParseMembers([]byte(`{"parameters": {"top_p": "x"}}`), &config),
		`"parameters.top_p" is a string; it must be a number`)
}
