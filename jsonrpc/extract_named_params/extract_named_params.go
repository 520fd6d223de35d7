// Package extract_named_params reads arguments given as an object.
package extract_named_params

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/describe_params"
	"rkllmd/utils/walk_members"
)

// ExtractNamedParams puts the members of params, a JSON object, into args by the names of the C function's arguments, and
// returns the member partialResultToken where the method has progress to report. Values point into params, null is nil, of
// members that stand twice the last counts.
//
// **Runs on:** any. Follows JSON-RPC 2.0 section 4.2. Errors: "Invalid params" for a name that the method does not know.
func ExtractNamedParams(m *jsonrpc.Method, params json.RawMessage, args []json.RawMessage) (token json.RawMessage, err *jsonrpc2.Error) {
	for key, value := range walk_members.WalkMembers(params) {
		if m.ProgressAt > 0 && string(key) == "partialResultToken" {
			token = value
			continue
		}
		if string(value) == "null" {
			value = nil
		}
		i := slices.Index(m.Params, string(key))
		if i < 0 {
			return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: fmt.Sprintf("Invalid params: unknown argument %.64q; %s",
				key, describe_params.DescribeParams(m))}
		}
		args[i] = value
	}
	return token, nil
}
