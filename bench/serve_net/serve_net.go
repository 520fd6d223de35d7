// Package serve_net serves rkllm.is_running the plain Go way.
package serve_net

import (
	"context"
	"net"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/bench/handle_is_running"
)

// ServeNet is the alternative that the daemon is measured against: a goroutine per connection over Go's net package,
// and github.com/sourcegraph/jsonrpc2 for the messages, one JSON text a line. It listens on the Unix socket path and
// knows one method, rkllm.is_running.
//
// **Runs on:** any thread that may wait. It returns only with the error of a failed listen or accept.
func ServeNet(path string) error {
	listener, err := net.Listen("unix", path)
	if err != nil {
		return err
	}
	handler := jsonrpc2.HandlerWithError(handle_is_running.HandleIsRunning)
	for {
		conn, err := listener.Accept()
		if err != nil {
			return err
		}
		stream := jsonrpc2.NewPlainObjectStream(conn)
		jsonrpc2.NewConn(context.Background(), stream, handler)
	}
}
