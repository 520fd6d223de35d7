// Package extract_named_params reads arguments given as an object.
package extract_named_params

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/describe_params"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/utils/scan/walk_members"
)

// ExtractNamedParams puts the members of params, a JSON object, into args by the names of the C function's arguments,
// and returns the member partialResultToken where the method has progress to report. Values point into params, null is
// nil.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 4.2. Errors: "Invalid params" for a name that the method does
// not know, or that stands twice.
func ExtractNamedParams(m *jsonrpc.Method, params json.RawMessage, args []json.RawMessage) (token json.RawMessage,
	err *jsonrpc2.Error) {
	var given uint64 // a bit for each argument
	for key, value := range walk_members.WalkMembers(params) {
		i := slices.Index(m.Params, string(key))
		progress := m.ProgressAt > 0 && string(key) == "partialResultToken"
		switch {
		case progress && token == nil:
			token = value
		case progress || i >= 0 && given>>i&1 != 0:
			return nil, refuse_value.RefuseValue(string(key), "is given twice")
		case i < 0:
			return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
				Message: fmt.Sprintf("Invalid params: unknown argument %.64q; %s",
					key, describe_params.DescribeParams(m))}
		default:
			given |= 1 << i
			if string(value) != "null" {
				args[i] = value
			}
		}
	}
	if string(token) == "null" {
		token = nil
	}
	return token, nil
}
