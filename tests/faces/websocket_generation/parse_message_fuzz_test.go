package websocket_generation_test

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket_generation/parse_message"
	"rkllmd/generation"
)

// Whatever a client sends is read, or refused by a text that can be sent back; what is read is within its ranges.
func FuzzParseMessage(f *testing.F) {
	for _, text := range []string{
		`{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 100, "temperature": 0.7, "top_p": 0.9, "top_k": 40, "repetition_penalty": 1.1, "stop": ["x"]},
			"options": {"stream": true, "echo_prompt": false, "include_token_ids": false, "include_logprobs": false, "include_timing": false}}`,
		`{"type": "config", "resume": "gen_0123", "received": 7}`,
		`{"type": "config", "messages": [{"role": "user", "content": "Hi"}], "thinking": true}`,
		`{"type": "control", "action": "modify", "parameters": {"temperature": 0.9, "top_p": 0.95}}`,
		`{"type": "control", "action": "stop"}`,
		`{"type": "feedback", "rating": 1, "text": "Great response!", "position": 120}`, `{"type": null}`, `[[[[`,
		"{\"type\": \"\xff\"}", `{"type": "feedback", "rating": 1e999}`,
		`{"type": "config", "prompt": ["a"]}`, `{"type": "config", "prompt": "a", "stop": [1]}`,
		`{"type": "config", "prompt": "a", "seed": -1}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := parse_message.ParseMessage(text)
		if err != nil {
			require.ErrorIs(t, err, generation.ErrInvalid)
			require.True(t, utf8.ValidString(err.Error()))
			require.Less(t, len(err.Error()), 1000)
			return
		}
		switch m.Type {
		case "feedback":
			require.LessOrEqual(t, *m.Feedback.Rating, 1.0)
			require.GreaterOrEqual(t, *m.Feedback.Rating, -1.0)
		case "control":
			require.Contains(t, []string{"stop", "pause", "resume", "regenerate", "modify"}, m.Control.Action)
			require.Nil(t, m.Control.Parameters.MaxTokens)
		case "config":
			require.GreaterOrEqual(t, m.Config.Received, 0)
			require.True(t, m.Config.Resume != "" || m.Config.Prompt != nil || len(m.Config.Messages) > 0)
		default:
			require.Fail(t, "no such type", m.Type)
		}
	})
}
