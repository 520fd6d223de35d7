// Package stop_grpc stops a gRPC server.
package stop_grpc

import (
	"net"

	"google.golang.org/grpc"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/close_clients"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/drop_tables"
	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
)

// StopGRPC returns Front.Stop of a gRPC server: it ends its connections, the clients, and with them the calls, closes
// listener, which nobody may have served yet, and the sessions of host, and removes file, the Unix socket's; nil: there
// is none.
//
// **Runs on:** any thread.
func StopGRPC(host *kakeya.Host, grpcServer *grpc.Server, clients *serve.Clients, listener net.Listener,
	file *server.Listener) func() {
	return func() {
		close_clients.CloseClients(clients)
		grpcServer.Stop()
		listener.Close()
		drop_tables.DropTables(host, true)
		if file != nil {
			cleanup_socket.CleanupSocket(file)
		}
	}
}
