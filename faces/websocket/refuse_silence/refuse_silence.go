// Package refuse_silence ends connections on which nothing is said.
package refuse_silence

import (
	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
)

// RefuseSilence returns what the timer of Options.First calls: the connection is closed, because its client has sent no
// config message.
//
// **Runs on:** any thread. What it returns runs on the timer's goroutine.
func RefuseSilence(c *websocket.Connection) func() {
	return func() { end_connection.EndConnection(c, coder.StatusPolicyViolation, "no config message has come") }
}
