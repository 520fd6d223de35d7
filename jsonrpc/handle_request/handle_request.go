// Package handle_request serves one request.
package handle_request

import (
	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/dispatch_request"
	"rkllmd/jsonrpc/extract_id"
	"rkllmd/jsonrpc/extract_method"
	"rkllmd/jsonrpc/format_error"
	"rkllmd/jsonrpc/parse_request"
	"rkllmd/jsonrpc/validate_request"
)

// HandleRequest serves message, a single JSON text or a member of batch, and appends its answer to out as JSON without
// a frame. Nothing is appended for a notification, nor when later is true: the answer then comes through finish_job.
// What is not a request is answered "Invalid Request" with its id, if it has one that can be read.
//
// **Runs on:** the loop. A large message is handled on a goroutine of its own. Follows JSON-RPC 2.0 sections 4 to 6.
func HandleRequest(s *jsonrpc.Server, c *connection.Connection, batch *jsonrpc.Batch, message, out []byte) (
	answer []byte, later bool) {
	req := parse_request.ParseRequest(message)
	if err := validate_request.ValidateRequest(&req); err != nil {
		return format_error.FormatError(out, extract_id.ExtractID(&req), err), false
	}
	m, err := extract_method.ExtractMethod(s, &req)
	if err == nil {
		out, later, err = dispatch_request.DispatchRequest(s, c, batch, m, &req, out)
	}
	if err != nil && req.ID != nil {
		out = format_error.FormatError(out, req.ID, err)
	}
	return out, later
}
