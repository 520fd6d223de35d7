// Package create_jsonrpc_face makes JSON-RPC a face of the loop.
package create_jsonrpc_face

import (
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/append_error_message"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/server"
	"rkllmd/server/bind_abort"
	"rkllmd/server/bind_handler"
)

// CreateJSONRPCFace makes the face that speaks JSON-RPC, in the framing of each client's choice: requests are
// dispatched against s, and the runs of a client that goes are aborted.
//
// **Runs on:** any thread. It is called before the loop is made.
func CreateJSONRPCFace(options server.Options, s *jsonrpc.Server) *server.Face {
	return &server.Face{
		Options:     options,
		Handle:      bind_handler.BindHandler(s, handle_message.HandleMessage),
		AppendError: append_error_message.AppendErrorMessage,
		Abandon:     bind_abort.BindAbort(s.Runtime),
	}
}
