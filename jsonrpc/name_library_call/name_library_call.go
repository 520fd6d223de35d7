// Package name_library_call tells which of the library's functions a message calls at once.
package name_library_call

import (
	"encoding/json"
	"slices"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/parse_request"
	"rkllmd/jsonrpc/validate_request"
	"rkllmd/utils/scan/parse_json_string"
	"rkllmd/utils/scan/skip_blanks"
	"rkllmd/utils/scan/walk_elements"
)

// NameLibraryCall returns a Face.Waits: the function and the params, where serving a message calls the library on the
// thread that serves it (Method.Library), as rkllm.abort does; "[" of an array with such a member; "" of any other
// message. So of messages that have the same name either all call the function or none.
//
// **Runs on:** any thread. What it returns runs on the loop.
func NameLibraryCall(s *jsonrpc.Server) func([]byte) string {
	return func(message []byte) string {
		message = message[skip_blanks.SkipBlanks(message, 0):]
		members := slices.Values([]json.RawMessage{message})
		if message[0] == '[' {
			members = walk_elements.WalkElements(message)
		}
		for member := range members {
			req := parse_request.ParseRequest(member)
			if validate_request.ValidateRequest(&req) != nil {
				continue
			}
			m := s.Methods[string(parse_json_string.ParseJSONString(req.Method))]
			switch {
			case m == nil || !m.Library:
			case message[0] == '[':
				return "["
			default:
				return m.Function + string(req.Params)
			}
		}
		return ""
	}
}
