// Package send_continue has a client send its body.
package send_continue

import (
	"rkllmd/connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/utils"
)

// SendContinue has c send its message's body, where its headers have come and say that it waits for that (Expect:
// 100-continue). curl does so before a long body, and sends it unasked after a second.
//
// **Runs on:** the loop. Follows RFC 9110 section 10.1.1.
func SendContinue(c *connection.Connection) {
	if c.Frames.Waits && c.Frames.Length > 0 {
		c.Frames.Waits = false
		_ = send_to_connection.SendToConnection(c, []byte(utils.HTTPContinue)) // one that is gone is seen as a hang-up
	}
}
