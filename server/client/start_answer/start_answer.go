// Package start_answer starts an answer over HTTP.
package start_answer

import (
	"rkllmd/connection"
	"rkllmd/utils"
)

// StartAnswer appends the beginning of what HTTP answers, with that status, to reply, unless that was done before, or c
// does not speak HTTP. What c is sent from then on is the body, until the connection's end: so a run's messages come
// as they are made, and no answer is waited for to know its length.
//
// **Runs on:** the loop. Follows RFC 9112.
func StartAnswer(c *connection.Connection, reply []byte, status string) []byte {
	if c.Started || c.Frames.Framing != utils.FramingHTTP {
		return reply
	}
	c.Started = true
	return append(append(append(reply, "HTTP/1.1 "...), status...), utils.HTTPHead...)
}
