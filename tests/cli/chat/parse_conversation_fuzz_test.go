package chat_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/chat/parse_conversation"
)

// What is accepted can be written and read again.
func FuzzParseConversation(f *testing.F) {
	f.Add([]byte(`{"messages": [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A"}], "parameters": {"seed": 1}}`))
	f.Add([]byte(`[]`))
	f.Fuzz(func(t *testing.T, text []byte) {
		talk, err := parse_conversation.ParseConversation(text)
		if err != nil {
			return
		}
		written, err := json.Marshal(talk)
		require.NoError(t, err)
		again, err := parse_conversation.ParseConversation(written)
		require.NoError(t, err)
		require.Equal(t, len(talk.Messages), len(again.Messages))
	})
}
