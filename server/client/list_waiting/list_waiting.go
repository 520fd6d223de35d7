// Package list_waiting lists messages that the loop must not handle.
package list_waiting

import (
	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/client"
	"rkllmd/utils"
	"rkllmd/utils/parse_frame"
)

// ListWaiting returns first, a message that may wait (Face.Waits), and those right behind it in input that may wait for
// the same, server.MessagesPerTurn at most, and how many bytes of input these have. One goroutine handles them all: to
// start one for each message, and have the loop find the next one, takes longer than most calls. A large message is not
// among them.
//
// **Runs on:** the loop.
func ListWaiting(l *server.Loop, c *connection.Connection, first, input []byte) (messages [][]byte, consumed int) {
	messages = append(messages, first)
	face := l.Faces[c.Face]
	if len(first) >= client.LargeMessage || face.Waits == nil {
		return messages, 0
	}
	same := face.Waits(first)
	for len(messages) < server.MessagesPerTurn {
		before := c.Frames
		frame := parse_frame.ParseFrame(&c.Frames, input[consumed:])
		if frame.Status != utils.FrameComplete || len(frame.Payload) >= client.LargeMessage ||
			face.Waits(frame.Payload) != same {
			c.Frames = before
			break
		}
		messages, consumed = append(messages, frame.Payload), consumed+frame.Consumed
	}
	return messages, consumed
}
