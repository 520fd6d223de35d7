// Package is_library_call looks whether a message calls the library at once.
package is_library_call

import (
	"encoding/json"
	"slices"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/parse_request"
	"rkllmd/utils/scan/parse_json_string"
	"rkllmd/utils/scan/skip_blanks"
	"rkllmd/utils/scan/walk_elements"
)

// IsLibraryCall returns a Face.Waits: whether serving a message, or a member of it, calls the library on the thread
// that serves it (Method.Library), as rkllm.abort does.
//
// **Runs on:** any thread. What it returns runs on the loop.
func IsLibraryCall(s *jsonrpc.Server) func([]byte) bool {
	return func(message []byte) bool {
		message = message[skip_blanks.SkipBlanks(message, 0):]
		members := slices.Values([]json.RawMessage{message})
		if message[0] == '[' {
			members = walk_elements.WalkElements(message)
		}
		for member := range members {
			req := parse_request.ParseRequest(member)
			if len(req.Method) == 0 || req.Method[0] != '"' {
				continue
			}
			if m := s.Methods[string(parse_json_string.ParseJSONString(req.Method))]; m != nil && m.Library {
				return true
			}
		}
		return false
	}
}
