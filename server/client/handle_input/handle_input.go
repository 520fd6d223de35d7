// Package handle_input handles the messages in a connection's input.
package handle_input

import (
	"encoding/json"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/rkllm/layout/append_text"
	"rkllmd/server"
	"rkllmd/server/client"
	"rkllmd/server/client/fail_connection"
	"rkllmd/server/client/send_continue"
	"rkllmd/server/client/start_answer"
	"rkllmd/server/deadline/find_deadline"
	"rkllmd/server/deadline/set_deadline"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
	"rkllmd/utils/parse_frame"
)

// HandleInput handles the messages in a connection's input, as many as one turn may (server.MessagesPerTurn, and
// server.PauseBytes of answers), and returns how many bytes are done with. c.Backlog says that there may be more.
// Answers go to l.Reply. A message of client.LargeMessage bytes, or one that waits (Face.Waits), ends the turn: it is
// done with, but not handled, and returned.
//
// Input that is not JSON is answered by "Parse error", with the reason as data. Unless the face is strict, the messages
// behind it are then handled. Input in which the next message cannot be found ends the connection. So does a message
// after which the face has asked for the end (end_connection). Over HTTP one message is read (start_answer).
//
// **Runs on:** the loop. Follows JSON-RPC 2.0 section 5.1 (errors with id null; section 7 prints the message).
func HandleInput(l *server.Loop, c *connection.Connection, input []byte) (consumed int, large []byte) {
	face := l.Faces[c.Face]
	for range server.MessagesPerTurn {
		frame := parse_frame.ParseFrame(&c.Frames, input[consumed:])
		consumed += frame.Consumed
		only := c.Frames.Framing == utils.FramingHTTP && (frame.Status == utils.FrameComplete ||
			frame.Status == utils.FrameMalformed)
		if only {
			start_answer.StartAnswer(c, "200 OK")
			c.ReadClosed, consumed = true, len(input)
		}
		c.Backlog = frame.Status >= utils.FrameComplete && !only
		switch frame.Status {
		case utils.FrameIncomplete:
			send_continue.SendContinue(c)
			return consumed, nil
		case utils.FrameUnsettled:
			set_deadline.SetDeadline(l, c, l.Now+server.SettleTime)
			return consumed, nil
		case utils.FrameMalformed:
			log_message.LogMessage(utils.LevelDebug, "parse error: "+frame.Reason, "uid", c.UID, "pid", c.PID)
			fault := jsonrpc2.Error{Code: jsonrpc2.CodeParseError, Message: "Parse error"}
			if face.Strict {
				fault.Message += ": " + frame.Reason
				fail_connection.FailConnection(l, c, &fault)
				return len(input), nil
			}
			reason, _ := append_text.AppendText(nil, []byte(frame.Reason))
			fault.Data = (*json.RawMessage)(&reason)
			l.Reply = face.AppendError(l.Reply, c.Frames.Framing, nil, &fault)
			continue
		case utils.FrameEmpty, utils.FrameFatal:
			fault := jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "Invalid Request: " + frame.Reason}
			if face.Strict && frame.Status == utils.FrameEmpty {
				fault.Code = jsonrpc2.CodeParseError
			}
			fail_connection.FailConnection(l, c, &fault)
			return len(input), nil
		}
		if !c.Greeted {
			c.Greeted, c.GreetBy = true, 0
			set_deadline.SetDeadline(l, c, find_deadline.FindDeadline(l, c))
		}
		if len(frame.Payload) >= client.LargeMessage || face.Waits != nil && face.Waits(frame.Payload) != "" {
			return consumed, frame.Payload
		}
		l.Reply = face.Handle(c, frame.Payload, l.Reply)
		if c.Ending.Load() {
			c.Backlog = false
			return len(input), nil
		}
		if len(l.Reply) > server.PauseBytes {
			break
		}
	}
	return consumed, nil
}
