// Package append_fault writes an error that answers no request.
package append_fault

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/faces/stream/convert_error"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/append_event"
	"rkllmd/utils"
)

// AppendFault appends the event for an error of the loop: what is no frame or no JSON, and clients that are refused. It
// is the face's AppendError.
//
// **Runs on:** the loop. Follows docs/protocols/uma.md, "Errors".
func AppendFault(reply []byte, framing utils.Framing, _ []byte, err *jsonrpc2.Error) []byte {
	fault := convert_error.ConvertError(err, uma.LoopCodes, uma.CodeBadRequest)
	return append_event.AppendEvent(reply, framing, uma.Event{Event: uma.EventError, Code: fault.Code,
		Message: fault.Message})
}
