// Package handle_is_running answers the requests of the plain Go server.
package handle_is_running

import (
	"context"

	"github.com/sourcegraph/jsonrpc2"
)

// HandleIsRunning answers rkllm.is_running with 0, as the daemon does when no model is loaded, and every other method
// with the error "method not found". It is a handler of serve_net.
//
// **Runs on:** the request's goroutine. Each connection has one.
func HandleIsRunning(_ context.Context, _ *jsonrpc2.Conn, request *jsonrpc2.Request) (any, error) {
	if request.Method != "rkllm.is_running" {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: "unknown method " + request.Method}
	}
	return 0, nil
}
