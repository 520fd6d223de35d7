// Package append_error_message writes a framed error.
package append_error_message

import (
	"slices"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/jsonrpc/format_error"
	"rkllmd/jsonrpc/wrap_answer"
	"rkllmd/utils"
)

// AppendErrorMessage appends an error response to reply, framed and ready to be sent. id is JSON; nil, where no id is
// known, is written as null.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 5.1.
func AppendErrorMessage(reply []byte, framing utils.Framing, id []byte, err *jsonrpc2.Error) []byte {
	start := len(reply)
	reply = slices.Grow(reply, utils.HeadRoom)[:start+utils.HeadRoom]
	reply = format_error.FormatError(reply, id, err)
	return wrap_answer.WrapAnswer(reply, start, framing)
}
