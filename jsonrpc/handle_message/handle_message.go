// Package handle_message is the way into JSON-RPC.
package handle_message

import (
	"slices"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/answer_request"
	"rkllmd/jsonrpc/frame_answer"
	"rkllmd/jsonrpc/handle_batch"
	"rkllmd/utils"
	"rkllmd/utils/skip_blanks"
)

// HandleMessage serves one message: a request, a notification or a batch. It must be one valid JSON text; blanks around it do
// no harm. What can be answered at once is appended to reply, framed; the answers of calls that wait for the model go out
// later by themselves, and Connection.Owed counts them. message may be used again after return. One request for a quick method
// takes well under a microsecond and allocates nothing.
//
// **Runs on:** loop; for large messages a goroutine of their own. Messages of one connection
// one after the other.
func HandleMessage(s *jsonrpc.Server, c *connection.Connection, message, reply []byte) []byte {
	message = message[skip_blanks.SkipBlanks(message, 0):]
	if message[0] == '[' {
		return handle_batch.HandleBatch(s, c, message, reply)
	}
	start := len(reply)
	reply = slices.Grow(reply, utils.HeadRoom)[:start+utils.HeadRoom]
	reply, _ = answer_request.AnswerRequest(s, c, nil, message, reply)
	if len(reply) == start+utils.HeadRoom {
		return reply[:start]
	}
	return frame_answer.FrameAnswer(reply, start, c.Frames.Framing)
}
