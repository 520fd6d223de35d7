// Package handle_batch serves a batch.
package handle_batch

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/answer_batch"
	"rkllmd/jsonrpc/answer_request"
	"rkllmd/jsonrpc/append_error_message"
	"rkllmd/utils"
	"rkllmd/utils/walk_elements"
)

// HandleBatch serves the members of message, a JSON array, in order. When all are done at once, the framed array of their
// answers is appended to reply. Otherwise finish_job sends the array after
// the last member: a run's entry is its final result. A batch of notifications has no answer. A batch that is empty or has
// more than jsonrpc.MaxBatch members is answered with a single error and not served.
//
// **Runs on:** loop, or the goroutine that handles a large message. Follows JSON-RPC 2.0 section 6.
func HandleBatch(s *jsonrpc.Server, c *connection.Connection, message, reply []byte) []byte {
	members := 0
	for range walk_elements.WalkElements(message) {
		members++
	}
	if members == 0 || members > jsonrpc.MaxBatch {
		fault := &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "Invalid Request"}
		if members > 0 {
			fault.Message = fmt.Sprintf("Invalid Request: the batch has %d members, at most %d are taken", members, jsonrpc.MaxBatch)
		}
		return append_error_message.AppendErrorMessage(reply, c.Frames.Framing, nil, fault)
	}
	batch := &jsonrpc.Batch{Framing: c.Frames.Framing, Waiting: members, Answers: make([]byte, utils.HeadRoom, 512)}
	var scratch []byte
	for member := range walk_elements.WalkElements(message) {
		answer, later := answer_request.AnswerRequest(s, c, batch, member, scratch[:0])
		scratch = answer
		if !later {
			reply = append(reply, answer_batch.AnswerBatch(batch, answer)...)
		}
	}
	return reply
}
