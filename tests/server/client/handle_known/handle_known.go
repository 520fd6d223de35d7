// Package handle_known is a Face.Handle whose answers are known together.
package handle_known

import "rkllmd/connection"

// HandleKnown returns a Face.Handle that answers a message with itself, and says that the answers of all messages are
// known that follow it. It notes in alike how many these are, and in before what had been answered and not been sent.
func HandleKnown(alike *[]int, before *[]string) func(*connection.Connection, []byte, []byte) []byte {
	return func(c *connection.Connection, message, reply []byte) []byte {
		*alike, *before = append(*alike, c.Alike), append(*before, string(reply))
		c.Known = c.Alike
		return append(reply, message...)
	}
}
