// Package jsonrpc_exchange serves a client's input as the event loop does.
package jsonrpc_exchange

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/append_error_message"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/utils"
	"rkllmd/utils/parse_frame"
)

// JsonrpcExchange returns the immediate answers to input, which holds whole messages.
func JsonrpcExchange(s *jsonrpc.Server, c *connection.Connection, input string) string {
	c.Frames = utils.FrameState{Max: 1 << 20}
	var reply []byte
	for rest := []byte(input); ; {
		frame := parse_frame.ParseFrame(&c.Frames, rest)
		rest = rest[frame.Consumed:]
		switch frame.Status {
		case utils.FrameComplete:
			reply = handle_message.HandleMessage(s, c, frame.Payload, reply)
		case utils.FrameMalformed:
			reply = append_error_message.AppendErrorMessage(reply, c.Frames.Framing, nil,
				&jsonrpc2.Error{Code: jsonrpc2.CodeParseError, Message: "Parse error"})
		case utils.FrameUnsettled:
			c.Frames.Settled = true
		default:
			return string(reply)
		}
	}
}
