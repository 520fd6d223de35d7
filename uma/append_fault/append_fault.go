// Package append_fault writes an error that answers no request.
package append_fault

import (
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/uma"
	"rkllmd/uma/append_event"
	"rkllmd/utils"
)

// AppendFault appends the event for an error of the loop: what is no frame or no JSON, and clients that are refused. It is the face's
// AppendError.
//
// **Runs on:** the loop. Follows docs/protocols/uma.md, "Errors".
func AppendFault(reply []byte, framing utils.Framing, _ []byte, err *jsonrpc2.Error) []byte {
	code := uma.CodeBadRequest
	switch err.Code {
	case jsonrpc2.CodeParseError:
		code = uma.CodeInvalidJSON
	case jsonrpc2.CodeInvalidRequest:
		code = uma.CodeFrameTooLarge
	case rkllm.CodeTooManyClients:
		code = uma.CodeBusy
	}
	message := strings.TrimPrefix(err.Message, "Invalid Request: ")
	return append_event.AppendEvent(reply, framing, uma.Event{Event: uma.EventError, Code: code, Message: message})
}
