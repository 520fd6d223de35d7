// Package websocket_say sends a message as a client.
package websocket_say

import (
	"context"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"
)

// WebsocketSay sends text in one frame.
func WebsocketSay(t testing.TB, socket *coder.Conn, text string) {
	t.Helper()
	require.NoError(t, socket.Write(context.Background(), coder.MessageText, []byte(text)))
}
