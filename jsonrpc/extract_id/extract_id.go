// Package extract_id finds the id to answer to.
package extract_id

import (
	"encoding/json"

	"rkllmd/jsonrpc"
)

// ExtractID returns the id of a request, byte for byte as the client wrote it: a string, a number or null. It is nil
// where there is none (a notification), where it is of a type that cannot be an id, and where there are two: which is
// meant cannot be told.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 sections 4 and 4.1.
func ExtractID(req *jsonrpc.Request) json.RawMessage {
	if req.ID == nil || req.Twice == "id" {
		return nil
	}
	switch req.ID[0] {
	case '{', '[', 't', 'f':
		return nil
	}
	return req.ID
}
