// Package serve_grpc serves gRPC clients until it is stopped.
package serve_grpc

import (
	"errors"
	"net"

	"google.golang.org/grpc"
)

// ServeGRPC returns Front.Serve of a gRPC server: it serves the clients of listener, and returns nil when stop_grpc was
// called, before or after.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func ServeGRPC(server *grpc.Server, listener net.Listener) func() error {
	return func() error {
		if err := server.Serve(listener); !errors.Is(err, grpc.ErrServerStopped) {
			return err
		}
		return nil
	}
}
