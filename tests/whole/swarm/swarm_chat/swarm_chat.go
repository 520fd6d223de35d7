// Package swarm_chat has a prompt answered over the chat of Hyperswarm.
package swarm_chat

import (
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/swarm_read"
)

// SwarmChat sends a chat_start and reads its answer, which must keep the order of the lifecycle. It returns the text,
// and the last message's cause, finish_reason or error code.
func SwarmChat(t testing.TB, client io.ReadWriter, id, prompt string) (text, end string) {
	t.Helper()
	_, err := fmt.Fprintf(client, `{"type":"chat_start","request_id":%q,"payload":{"prompt":%q}}`+"\n", id, prompt)
	require.NoError(t, err)
	for chunks := 0; ; chunks++ {
		message := swarm_read.SwarmRead(t, client)
		require.Equal(t, id, message["request_id"], "%v", message)
		payload := message["payload"].(map[string]any)
		switch message["type"] {
		case "chat_chunk":
			text += payload["text"].(string)
			continue
		case "chat_end":
			require.Positive(t, chunks, "one or more chunks")
			if cause, given := payload["cause"].(string); given {
				return text, cause
			}
			return text, payload["finish_reason"].(string)
		}
		require.Equal(t, "error", message["type"])
		require.NotEmpty(t, payload["message"])
		return text, payload["code"].(string)
	}
}
