// Package start_answer starts an answer over HTTP.
package start_answer

import (
	"rkllmd/connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/utils"
)

// StartAnswer sends c the beginning of what HTTP answers, with that status, unless that was done before, or c does not
// speak HTTP. It is sent before the message is handled, because other threads may answer that at once. What follows is
// the body, until the connection's end: so a run's messages come as they are made, and no answer waits for its length
// to be known.
//
// **Runs on:** the loop. Follows RFC 9112.
func StartAnswer(c *connection.Connection, status string) {
	if c.Started || c.Frames.Framing != utils.FramingHTTP {
		return
	}
	c.Started = true
	head := []byte("HTTP/1.1 " + status + utils.HTTPHead)
	_ = send_to_connection.SendToConnection(c, head) // a client that is gone is seen as a hang-up
}
