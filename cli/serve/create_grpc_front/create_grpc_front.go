// Package create_grpc_front makes the gRPC front-end.
package create_grpc_front

import (
	"cmp"
	"net"

	"rkllmd/cli"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/accept"
	"rkllmd/cli/serve/refuse_client"
	"rkllmd/cli/serve/serve_grpc"
	"rkllmd/cli/serve/stop_grpc"
	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya/create_host"
	"rkllmd/faces/kakeya_server"
	"rkllmd/faces/kakeya_server/create_server"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/server"
	"rkllmd/server/open_address"
)

// CreateGRPCFront makes the server of token sessions on the model of hub and those of named, listening, with its
// metrics in registry. It has as many connections at once, and takes requests as large, as the daemon's sockets.
//
// **Runs on:** any thread. Errors: those of open_address.
func CreateGRPCFront(settings cli.Settings, hub *generation.Hub, named *models.Table,
	registry *exposition.Registry) (*serve.Front, error) {
	listener, file, err := open_address.OpenAddress(*settings.GRPC.Address, cli.GRPCSetting)
	if err != nil {
		return nil, err
	}
	address := "unix://" + settings.GRPC.Address.Unix
	if file == nil {
		address = listener.Addr().String()
	}
	clients := &serve.Clients{Limit: cmp.Or(settings.Server.MaxClients, server.DefaultMaxClients),
		Open: map[net.Conn]bool{}, Refused: map[net.Addr]bool{}}
	listener = &accept.Listener{Listener: listener, Clients: clients}
	host := create_host.CreateHost(hub, named, settings.GRPC.Sessions, registry)
	grpcServer := create_server.CreateServer(host, kakeya_server.ServerOptions{Token: settings.Network.Token,
		TLS: settings.Network.TLS, MaxMessageBytes: settings.Server.MaxMessageBytes,
		Tap: refuse_client.RefuseClient(clients)})
	return &serve.Front{Name: "gRPC", Address: address, Count: clients.Count.Load,
		Serve: serve_grpc.ServeGRPC(grpcServer, listener),
		Stop:  stop_grpc.StopGRPC(host, grpcServer, clients, listener, file)}, nil
}
