package websocket_generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket_generation/parse_message"
	"rkllmd/generation"
)

func TestParseMessage(t *testing.T) {
	m, err := parse_message.ParseMessage([]byte(`{"type": "config", "prompt": "Hi", "parameters": {"top_k": 3}}`))
	require.NoError(t, err)
	require.Equal(t, "config", m.Type)
	require.Equal(t, "Hi", *m.Config.Prompt)
	require.EqualValues(t, 3, *m.Config.Parameters.TopK)
	m, err = parse_message.ParseMessage([]byte(`{"type": "control", "action": "stop"}`))
	require.NoError(t, err)
	require.Equal(t, "stop", m.Control.Action)
	m, err = parse_message.ParseMessage([]byte(`{"type": "feedback", "rating": -1}`))
	require.NoError(t, err)
	require.EqualValues(t, -1, *m.Feedback.Rating)
	for text, wrong := range map[string]string{
		`nonsense`: `the message is no JSON: the only words are true, false and null`, `[]`: "a JSON object is needed",
		`{"type": 1}`: `"type" is a number; it must be a string`, `{}`: `"type" is missing`,
		`{"type": "config", "prompt": "Hi"`: "the message is no JSON: the message ends",
		`null`:                              "a JSON object is needed",
		`{"type": "init"}`:                  `"type" is "init"; a client may send "config", "control" and "feedback"`,
	} {
		m, err = parse_message.ParseMessage([]byte(text))
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.ErrorContains(t, err, wrong)
		require.NotContains(t, []string{"config", "control", "feedback"}, m.Type, text)
	}
	for text, kind := range map[string]string{`{"type": "config"}`: "config",
		`{"type": "control", "action": 5}`: "control", `{"type": "feedback"}`: "feedback"} {
		m, err = parse_message.ParseMessage([]byte(text))
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.Equal(t, kind, m.Type, "what it was meant to be is known")
	}
}
