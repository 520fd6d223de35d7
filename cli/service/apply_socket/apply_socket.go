// Package apply_socket hands one of the service manager's sockets to its front-end.
package apply_socket

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/service"
	"rkllmd/cli/settings/check_reach"
	"rkllmd/server"
)

// ApplySocket puts a socket that listens at address into settings, for the front-end of this name. who describes it,
// for messages.
//
// **Runs on:** any thread. Errors: other machines can reach it, and what that needs was not given.
func ApplySocket(settings *cli.Settings, name string, address server.Address, who string) error {
	encrypted := name != service.SocketHTTP
	if err := check_reach.CheckReach(address, fmt.Sprintf("%s, and other machines can reach %s", who, address.Host),
		settings.Network, encrypted); err != nil {
		return err
	}
	switch name {
	case service.SocketRPC:
		settings.Server.Path, settings.Server.Inherited = address.Unix, address.Inherited
	case service.SocketUMA:
		settings.UMA.Path, settings.UMA.Inherited = address.Unix, address.Inherited
	case service.SocketSwarm:
		settings.Swarm.Path, settings.Swarm.Inherited = address.Unix, address.Inherited
	case service.SocketGRPC:
		settings.GRPC.Address, settings.Library.ExactHere = &address, cli.GRPCSetting
	case service.SocketHTTP:
		settings.HTTP.Address = &address
	case service.SocketMetrics:
		settings.Network.Metrics = &address
	}
	return nil
}
