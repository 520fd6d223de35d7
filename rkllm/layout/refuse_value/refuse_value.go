// Package refuse_value makes the error for a wrong argument.
package refuse_value

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"
)

// RefuseValue returns the error "Invalid params" for the member at path ("param.extend_param.n_batch"): the text of
// format says which value is wrong and what would be right.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 5.1.
func RefuseValue(path, format string, args ...any) *jsonrpc2.Error {
	return &jsonrpc2.Error{
		Code:    jsonrpc2.CodeInvalidParams,
		Message: "Invalid params: " + path + ": " + fmt.Sprintf(format, args...),
	}
}
