// Package handle_message is the way into JSON-RPC.
package handle_message

import (
	"slices"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/handle_batch"
	"rkllmd/jsonrpc/handle_request"
	"rkllmd/jsonrpc/wrap_answer"
	"rkllmd/utils"
	"rkllmd/utils/scan/skip_blanks"
)

// HandleMessage serves one message: a request, a notification or a batch. It must be one valid JSON text; blanks around
// it do no harm. What can be answered at once is appended to reply, framed; the answers of calls that wait for the
// model go out later by themselves, and Connection.Owed counts them. message may be used again after return. One
// request for a quick method takes well under a microsecond and allocates nothing.
//
// **Runs on:** the loop. For large messages it is a goroutine of their own. Messages of one connection one after the
// other.
func HandleMessage(s *jsonrpc.Server, c *connection.Connection, message, reply []byte) []byte {
	message = message[skip_blanks.SkipBlanks(message, 0):]
	if message[0] == '[' {
		return handle_batch.HandleBatch(s, c, message, reply)
	}
	start := len(reply)
	reply = slices.Grow(reply, utils.HeadRoom)[:start+utils.HeadRoom]
	reply, _ = handle_request.HandleRequest(s, c, nil, message, reply)
	if len(reply) == start+utils.HeadRoom {
		return reply[:start]
	}
	return wrap_answer.WrapAnswer(reply, start, c.Frames.Framing)
}
