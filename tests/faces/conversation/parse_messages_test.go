package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_messages"
)

func TestParseMessages(t *testing.T) {
	for text, want := range map[string][]engine.Message{
		"":   nil,
		"[]": {},
		`[{"role": "system", "content": "be"}, {"role": "user", "content": "hello"}]`: {
			{Role: "system", Content: "be"}, {Role: "user", Content: "hello"}},
	} {
		var raw json.RawMessage
		if text != "" {
			raw = json.RawMessage(text)
		}
		messages, err := parse_messages.ParseMessages(raw)
		require.NoError(t, err)
		require.Equal(t, want, messages)
	}
	for text, want := range map[string]string{
		`"hello"`: `messages is "hello"; it must be a list of messages`,
		`[{"role": "user", "content": ""}, "hello"]`: `messages[1] is "hello"; it must be an object`,
		`[{"role": "user", "content": ""}, {}]`:      `messages[1] has no "content": give its text`,
	} {
		_, err := parse_messages.ParseMessages(json.RawMessage(text))
		require.EqualError(t, err, want)
	}
}
