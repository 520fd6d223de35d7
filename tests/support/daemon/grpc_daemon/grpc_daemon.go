// Package grpc_daemon starts the real daemon with its gRPC front-end.
package grpc_daemon

import (
	"path/filepath"
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
)

// GRPCDaemon starts the daemon with gRPC on a Unix socket and the model at this path loaded, for so many tokens,
// and returns the socket's address.
func GRPCDaemon(t testing.TB, model string, tokens int, options start_daemon.Options) (address string) {
	t.Helper()
	address = "unix://" + filepath.Join(t.TempDir(), "grpc.sock")
	options.Flags = append(options.Flags, "--grpc", address)
	daemon := start_daemon.StartDaemon(t, options)
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": model, "max_context_len": tokens})
	return address
}
