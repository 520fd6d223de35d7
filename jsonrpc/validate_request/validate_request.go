// Package validate_request checks a request.
package validate_request

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/extract_id"
	"rkllmd/utils/scan/parse_json_string"
)

// ValidateRequest checks that req is a request or notification as the specification wants it: nil, or "Invalid Request"
// with what is wrong. Where the specification prints an answer for the fault (section 7), the answer is exactly that.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 4.
func ValidateRequest(req *jsonrpc.Request) *jsonrpc2.Error {
	fault := ""
	switch {
	case req.Twice != "":
		fault = fmt.Sprintf(": %q is given twice", req.Twice)
	case req.Version == nil && req.Method == nil:
		// Not meant as a request at all.
	case req.Version == nil:
		fault = `: "jsonrpc": "2.0" is missing`
	case req.Version[0] != '"' || string(parse_json_string.ParseJSONString(req.Version)) != "2.0":
		fault = fmt.Sprintf(`: "jsonrpc" must be "2.0", not %.64s`, req.Version)
	case req.Method == nil:
		fault = `: "method" is missing`
	case req.Method[0] != '"':
		// Printed in section 7.
	case req.Params != nil && req.Params[0] != '[' && req.Params[0] != '{' && string(req.Params) != "null":
		fault = fmt.Sprintf(`: "params" must be an array or an object, not %.64s`, req.Params)
	case req.ID != nil && extract_id.ExtractID(req) == nil:
		fault = fmt.Sprintf(`: "id" must be a string, a number or null, not %.64s`, req.ID)
	default:
		return nil
	}
	return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "Invalid Request" + fault}
}
