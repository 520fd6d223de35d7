// Package parse_request finds the members of a request.
package parse_request

import (
	"encoding/json"

	"rkllmd/jsonrpc"
	"rkllmd/utils/scan/walk_members"
)

// ParseRequest finds the members of a request in message, one valid JSON text without blanks around it, and allocates
// nothing: the Request points into the message. Unknown members are passed over, and a text that is no object has none.
// What the members hold, and that one stands twice (Request.Twice), is for validate_request to judge.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 4.
func ParseRequest(message []byte) jsonrpc.Request {
	var req jsonrpc.Request
	if message[0] != '{' {
		return req
	}
	for key, value := range walk_members.WalkMembers(message) {
		var member *json.RawMessage
		switch string(key) {
		case "jsonrpc":
			member = &req.Version
		case "id":
			member = &req.ID
		case "method":
			member = &req.Method
		case "params":
			member = &req.Params
		default:
			continue
		}
		if *member != nil && req.Twice != "id" {
			req.Twice = string(key)
		}
		*member = value
	}
	return req
}
