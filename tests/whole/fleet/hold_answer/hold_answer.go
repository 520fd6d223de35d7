// Package hold_answer begins an answer and pauses it.
package hold_answer

import (
	"testing"

	coder "github.com/coder/websocket"

	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
)

// HoldAnswer asks for config on socket, and for a pause at the first token, and returns the messages up to the one of
// the type that answers that.
func HoldAnswer(t testing.TB, socket *coder.Conn, config, answer string) []map[string]any {
	t.Helper()
	websocket_say.WebsocketSay(t, socket, config)
	websocket_until.WebsocketUntil(t, socket, "token")
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "pause"}`)
	return websocket_until.WebsocketUntil(t, socket, answer)
}
