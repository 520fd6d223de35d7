// Package websocket_until reads messages as a client.
package websocket_until

import (
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/websocket_hear"
)

// WebsocketUntil reads messages up to one of this type, and returns all of them. An error message must be what is
// waited for.
func WebsocketUntil(t testing.TB, socket *coder.Conn, kind string) (messages []map[string]any) {
	t.Helper()
	for {
		message := websocket_hear.WebsocketHear(t, socket)
		messages = append(messages, message)
		if message["type"] == kind {
			return messages
		}
		require.NotEqual(t, "error", message["type"], "%v", message)
	}
}
