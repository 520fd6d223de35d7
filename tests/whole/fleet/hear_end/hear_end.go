// Package hear_end hears an answer to its end.
package hear_end

import (
	"testing"

	coder "github.com/coder/websocket"

	"rkllmd/tests/support/faces/websocket_until"
)

// HearEnd reads messages up to the completion, whose reason and text go to ended. A client that does not read does not
// answer the daemon's pings either.
func HearEnd(t testing.TB, socket *coder.Conn, ended chan<- [2]any) {
	messages := websocket_until.WebsocketUntil(t, socket, "completion")
	last := messages[len(messages)-1]
	ended <- [2]any{last["finish_reason"], last["generated_text"]}
}
