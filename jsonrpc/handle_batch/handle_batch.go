// Package handle_batch serves a batch.
package handle_batch

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/append_batch_answer"
	"rkllmd/jsonrpc/append_error_message"
	"rkllmd/jsonrpc/handle_request"
	"rkllmd/utils"
	"rkllmd/utils/scan/walk_elements"
)

// HandleBatch serves the members of message, a JSON array, in order. When all are done at once, the framed array of
// their answers is appended to reply. Otherwise finish_job sends the array after the last member: a run's entry is its
// final result. A batch of notifications has no answer. A batch that is empty or has more than jsonrpc.MaxBatch members
// is answered with a single error and not served.
//
// **Runs on:** the loop. A large message is handled on a goroutine of its own. Follows JSON-RPC 2.0 section 6.
func HandleBatch(s *jsonrpc.Server, c *connection.Connection, message, reply []byte) []byte {
	members := 0
	for range walk_elements.WalkElements(message) {
		members++
	}
	if members == 0 || members > jsonrpc.MaxBatch {
		fault := &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "Invalid Request"}
		if members > 0 {
			fault.Message = fmt.Sprintf("Invalid Request: the batch has %d members, at most %d are taken", members,
				jsonrpc.MaxBatch)
		}
		return append_error_message.AppendErrorMessage(reply, c.Frames.Framing, nil, fault)
	}
	c.Alike = 0 // of its members that is not known
	batch := &jsonrpc.Batch{Framing: c.Frames.Framing, Waiting: members, Answers: make([]byte, utils.HeadRoom, 512)}
	var scratch []byte
	for member := range walk_elements.WalkElements(message) {
		answer, later := handle_request.HandleRequest(s, c, batch, member, scratch[:0])
		scratch = answer
		if !later {
			reply = append(reply, append_batch_answer.AppendBatchAnswer(batch, answer)...)
		}
	}
	return reply
}
