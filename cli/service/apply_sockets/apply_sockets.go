// Package apply_sockets hands the service manager's sockets to the front-ends that they are for.
package apply_sockets

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/service"
	"rkllmd/cli/service/apply_socket"
	"rkllmd/cli/service/check_given"
	"rkllmd/cli/settings/read_setting"
)

// ApplySockets puts the sockets into settings, each in the place of what its front-end's setting says. One that was
// given no name is for JSON-RPC.
//
// **Runs on:** any thread. Errors: which socket cannot be used, and why; a front-end has two, or a setting beside its
// socket.
func ApplySockets(command *cobra.Command, settings *cli.Settings, sockets []service.Socket) error {
	taken := map[string]bool{}
	for _, socket := range sockets {
		name := socket.Name
		if name == "" || strings.HasSuffix(name, service.UnitSuffix) {
			name = service.SocketRPC
		}
		address, err := check_given.CheckGiven(socket.FD)
		who := fmt.Sprintf("the service manager hands over a socket %q (descriptor %d)", socket.Name, socket.FD)
		if err != nil {
			return fmt.Errorf("%s, but %w; %w", who, err, cli.ErrUsage)
		}
		setting, known := service.SocketSettings[name]
		switch {
		case !known:
			return fmt.Errorf("%s, but there is no front-end of that name: FileDescriptorName= must be one of %s; %w",
				who, service.SocketNames, cli.ErrUsage)
		case taken[name]:
			return fmt.Errorf("%s, but there is one for %s already: name the front-ends with FileDescriptorName=; %w",
				who, name, cli.ErrUsage)
		case !service.NetworkSockets[name] && address.Unix == "":
			return fmt.Errorf("%s at %s, but %s is served on a Unix socket: ListenStream=/PATH would be right; %w", who,
				address.Host, name, cli.ErrUsage)
		}
		if text, origin := read_setting.ReadSetting(command, setting); text[0] != setting.Default {
			return fmt.Errorf("%s, and %s asks for %s: leave out one of them; %w", who, origin, text[0], cli.ErrUsage)
		}
		taken[name] = true
		if err := apply_socket.ApplySocket(settings, name, address, who); err != nil {
			return err
		}
	}
	return nil
}
