package serve_test

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"rkllmd/cli/serve/serve_grpc"
)

func TestServeGRPC(t *testing.T) {
	for _, before := range []bool{false, true} {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		require.NoError(t, err)
		server, served := grpc.NewServer(), make(chan error)
		if before {
			server.Stop()
		}
		go func() { served <- serve_grpc.ServeGRPC(server, listener)() }()
		server.Stop()
		require.NoError(t, <-served, "it was stopped in order")
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	require.NoError(t, listener.Close())
	require.ErrorIs(t, serve_grpc.ServeGRPC(grpc.NewServer(), listener)(), net.ErrClosed)
}
