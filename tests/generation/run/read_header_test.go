package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/read_header"
)

func TestReadHeader(t *testing.T) {
	const call = "<|channel|>commentary to=functions.f <|constrain|>json<|message|>"
	for text, want := range map[string]struct {
		answer, rest string
		channel      generation.Channel
	}{
		"<|channel|>analysis<|message|>a":               {"", "a", generation.ChannelThoughts},
		"<|start|>assistant<|channel|>final<|message|>": {"", "", generation.ChannelAnswer},
		"<|start|>assistant" + call + "{}":              {call, "{}", generation.ChannelAnswer},
		"<|channel|>final!":                             {"<|channel|>final", "!", generation.ChannelAnswer},
	} {
		s := generation.TextState{Channels: true}
		answer, rest, known := read_header.ReadHeader(&s, text)
		require.True(t, known)
		require.Equal(t, want.answer, answer)
		require.Equal(t, want.rest, rest)
		require.Equal(t, want.channel, s.Channel)
	}
	s := generation.TextState{Channels: true}
	answer, rest, known := read_header.ReadHeader(&s, "<|channel|>fi")
	require.Equal(t, []any{"", "<|channel|>fi", false}, []any{answer, rest, known})
	require.Equal(t, generation.ChannelHeader, s.Channel)
}
