// Package websocket_complete has an answer made as a client.
package websocket_complete

import (
	"testing"

	coder "github.com/coder/websocket"

	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
)

// WebsocketComplete sends text in one frame and returns all messages up to the completion.
func WebsocketComplete(t testing.TB, socket *coder.Conn, text string) []map[string]any {
	t.Helper()
	websocket_say.WebsocketSay(t, socket, text)
	return websocket_until.WebsocketUntil(t, socket, "completion")
}
