// Package websocket_ask sends a message as a client and reads what comes next.
package websocket_ask

import (
	"testing"

	coder "github.com/coder/websocket"

	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
)

// WebsocketAsk sends text in one frame and returns the next message.
func WebsocketAsk(t testing.TB, socket *coder.Conn, text string) map[string]any {
	t.Helper()
	websocket_say.WebsocketSay(t, socket, text)
	return websocket_hear.WebsocketHear(t, socket)
}
