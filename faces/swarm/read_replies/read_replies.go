// Package read_replies reads what a host says.
package read_replies

import (
	"bufio"
	"encoding/json"
	"io"

	"rkllmd/faces/swarm"
)

// ReadReplies hands over the messages of a host, line by line, until the input ends, and then closes the channel. A
// line that is no message becomes an error BAD_MESSAGE. Who stops taking them must close done.
//
// **Runs on:** a goroutine of its own.
func ReadReplies(input io.Reader, replies chan<- swarm.Reply, done <-chan struct{}) {
	defer close(replies)
	scanner := bufio.NewScanner(input)
	scanner.Buffer(nil, swarm.MaxReplyBytes)
	for scanner.Scan() {
		var reply swarm.Reply
		if err := json.Unmarshal(scanner.Bytes(), &reply); err != nil || reply.Type == "" {
			reply = swarm.Reply{Type: swarm.TypeError}
			reply.Payload.Fault = swarm.Fault{Code: swarm.CodeBadMessage,
				Message: "the host has sent a line that is no message of the protocol"}
		}
		select {
		case replies <- reply:
		case <-done:
			return
		}
	}
}
