// Package append_fault writes an error that belongs to no chat.
package append_fault

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/faces/stream/convert_error"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
	"rkllmd/utils"
)

// AppendFault appends the message for an error of the loop: a line that is too long, and clients that are refused or
// keep the host waiting. It is the face's AppendError.
//
// **Runs on:** the loop. Follows docs/protocols/swarm-chat.md, "Error codes".
func AppendFault(reply []byte, _ utils.Framing, _ []byte, err *jsonrpc2.Error) []byte {
	fault := convert_error.ConvertError(err, swarm.LoopCodes, swarm.CodeBadMessage)
	return append_message.AppendMessage(reply, swarm.Message{Type: swarm.TypeError, Payload: fault})
}
