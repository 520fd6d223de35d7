// Package create_grpc_front makes the gRPC front-end.
package create_grpc_front

import (
	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/net/netutil"

	"rkllmd/cli"
	"rkllmd/cli/serve_grpc"
	"rkllmd/cli/stop_grpc"
	"rkllmd/generation"
	"rkllmd/kakeya"
	"rkllmd/kakeya/create_host"
	"rkllmd/kakeya/create_server"
	"rkllmd/server/listen_address"
)

// CreateGRPCFront makes the server of token sessions on the model of hub, listening, with its metrics in registry. It has as many
// connections at once, and takes requests as large, as the daemon's sockets.
//
// **Runs on:** any. Errors: those of listen_address.
func CreateGRPCFront(settings cli.Settings, hub *generation.Hub, registry prometheus.Registerer) (*cli.Front, error) {
	listener, file, err := listen_address.ListenAddress(*settings.GRPC.Address, cli.GRPCSetting)
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
	server := create_server.CreateServer(host, kakeya.ServerOptions{Token: settings.Network.Token, TLS: settings.Network.TLS,
		MaxMessageBytes: settings.Server.MaxMessageBytes})
	return &cli.Front{Name: "gRPC", Address: address, Serve: serve_grpc.ServeGRPC(server, listener),
		Stop: stop_grpc.StopGRPC(host, server, listener, file)}, nil
}
