// Package convert_error turns an error of the loop into a protocol's.
package convert_error

import (
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/faces/stream"
)

// ConvertError returns what a client is told of an error of the loop, which has the words of JSON-RPC: its code is
// found in codes, otherwise it is other.
//
// **Runs on:** the loop.
func ConvertError(err *jsonrpc2.Error, codes map[int64]string, other string) stream.Fault {
	code, known := codes[err.Code]
	if !known {
		code = other
	}
	return stream.Fault{Code: code, Message: strings.TrimPrefix(err.Message, "Invalid Request: ")}
}
