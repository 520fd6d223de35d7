// Package websocket_dial connects a WebSocket client.
package websocket_dial

import (
	"context"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"
)

// WebsocketDial connects a client, which is closed when the test ends.
func WebsocketDial(t testing.TB, url string) *coder.Conn {
	t.Helper()
	socket, _, err := coder.Dial(context.Background(), url, nil)
	require.NoError(t, err)
	socket.SetReadLimit(16 << 20)
	t.Cleanup(func() { socket.CloseNow() })
	return socket
}
