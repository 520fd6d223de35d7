// Package extract_positional_params reads arguments given as an array.
package extract_positional_params

import (
	"encoding/json"
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/describe_params"
	"rkllmd/utils/scan/walk_elements"
)

// ExtractPositionalParams puts the elements of params, a JSON array, into args, which has one place for each argument
// of the C function. Where the C function takes a handle first, it may be left out: fewer elements than arguments of
// which the first is not null means that it was. Arguments at the end may be left out too. Elements point into params,
// null is nil.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 4.2. Errors: "Invalid params" for too many.
func ExtractPositionalParams(m *jsonrpc.Method, params json.RawMessage, args []json.RawMessage) *jsonrpc2.Error {
	given := 0
	for value := range walk_elements.WalkElements(params) {
		if string(value) == "null" {
			value = nil
		}
		if given < len(args) {
			args[given] = value
		}
		given++
	}
	if given > len(args) {
		return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: fmt.Sprintf("Invalid params: %d given; %s",
			given, describe_params.DescribeParams(m))}
	}
	if given < len(args) && m.Managed[0] && args[0] != nil {
		copy(args[1:], args[:given])
		args[0] = nil
	}
	return nil
}
