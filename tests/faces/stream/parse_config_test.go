package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_config"
	"rkllmd/generation"
)

func TestParseConfig(t *testing.T) {
	config, err := parse_config.ParseConfig(
		[]byte(`{"type": "config", "model": "m", "prompt": "Once", "parameters": {"max_tokens": 5, "stop": ["a"]}, "options": {"echo_prompt": true}}`))
	require.NoError(t, err)
	require.Equal(t, "m", config.Model)
	require.Equal(t, "Once", *config.Prompt)
	require.Equal(t, []string{"a"}, config.Parameters.Stop)
	require.Equal(t, stream.Options{Stream: true, EchoPrompt: true}, config.Options,
		"it streams unless it says otherwise")
	config, err = parse_config.ParseConfig(
		[]byte(`{"type": "config", "resume": "gen_1", "received": 4, "options": {"stream": false}}`))
	require.NoError(t, err)
	require.Equal(t, "gen_1", config.Resume)
	require.Equal(t, 4, config.Received)
	require.False(t, config.Options.Stream)
	for text, want := range map[string]string{
		`{"prompt": "a"}`:                                               `"type" is ""; it must be "config"`,
		`{"type": "control", "action": "stop"}`:                         `"type" is "control"; it must be "config"`,
		`{"type": "config", "resume": "gen_1", "received": -1}`:         `"received" is -1`,
		`{"type": "config"}`:                                            `"prompt" is missing`,
		`{"type": "config", "prompt": "a", "parameters": {"top_p": 2}}`: "top_p is 2; it must be from 0 to 1",
		`{"type": 1}`: `"type" is a number; it must be a string`,
	} {
		_, err = parse_config.ParseConfig([]byte(text))
		require.ErrorContains(t, err, want, text)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
