// Package create_jsonrpc_face makes JSON-RPC a face of the loop.
package create_jsonrpc_face

import (
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/append_error_message"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/jsonrpc/name_library_call"
	"rkllmd/server"
	"rkllmd/server/bind_abort"
	"rkllmd/server/bind_handler"
)

// CreateJSONRPCFace makes the face that speaks JSON-RPC, in the framing of each client's choice: requests are
// dispatched against s, and the calls of a client that goes are ended. Calls that go to a vendor's library at once are
// not made on the loop.
//
// **Runs on:** any thread. It is called before the loop is made.
func CreateJSONRPCFace(options server.Options, s *jsonrpc.Server) *server.Face {
	face := &server.Face{
		Options:     options,
		Handle:      bind_handler.BindHandler(s, handle_message.HandleMessage),
		AppendError: append_error_message.AppendErrorMessage,
		Abandon:     bind_abort.BindAbort(s.Runtime),
	}
	if !s.Runtime.Serving.Load().Prompt {
		face.Waits = name_library_call.NameLibraryCall(s)
	}
	return face
}
