// Package parse_request finds the members of a request.
package parse_request

import (
	"rkllmd/jsonrpc"
	"rkllmd/utils/walk_members"
)

// ParseRequest finds the members of a request in message, one valid JSON text without blanks around it, and allocates
// nothing: the Request points into the message. Of members that stand twice the last counts, unknown ones are passed over,
// and a text that is no object has none. What the members hold is for validate_request to judge.
//
// **Runs on:** any. Follows JSON-RPC 2.0 section 4.
func ParseRequest(message []byte) jsonrpc.Request {
	var req jsonrpc.Request
	if message[0] != '{' {
		return req
	}
	for key, value := range walk_members.WalkMembers(message) {
		switch string(key) {
		case "jsonrpc":
			req.Version = value
		case "id":
			req.ID = value
		case "method":
			req.Method = value
		case "params":
			req.Params = value
		}
	}
	return req
}
