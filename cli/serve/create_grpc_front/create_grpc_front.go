// Package create_grpc_front makes the gRPC front-end.
package create_grpc_front

import (
	"golang.org/x/net/netutil"

	"rkllmd/cli"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/serve_grpc"
	"rkllmd/cli/serve/stop_grpc"
	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/create_host"
	"rkllmd/faces/kakeya/create_server"
	"rkllmd/generation"
	"rkllmd/server/open_address"
)

// CreateGRPCFront makes the server of token sessions on the model of hub, listening, with its metrics in registry. It
// has as many connections at once, and takes requests as large, as the daemon's sockets.
//
// **Runs on:** any thread. Errors: those of open_address.
func CreateGRPCFront(settings cli.Settings, hub *generation.Hub, registry *exposition.Registry) (*serve.Front, error) {
	listener, file, err := open_address.OpenAddress(*settings.GRPC.Address, cli.GRPCSetting)
	if err != nil {
		return nil, err
	}
	address := "unix://" + settings.GRPC.Address.Unix
	if file == nil {
		address = listener.Addr().String()
	}
	if settings.Server.MaxClients > 0 {
		listener = netutil.LimitListener(listener, settings.Server.MaxClients)
	}
	host := create_host.CreateHost(hub, settings.GRPC.Sessions, registry)
	server := create_server.CreateServer(host, kakeya.ServerOptions{Token: settings.Network.Token,
		TLS:             settings.Network.TLS,
		MaxMessageBytes: settings.Server.MaxMessageBytes})
	return &serve.Front{Name: "gRPC", Address: address, Serve: serve_grpc.ServeGRPC(server, listener),
		Stop: stop_grpc.StopGRPC(host, server, listener, file)}, nil
}
