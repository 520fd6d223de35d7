// Package find_socket finds the socket of the daemon that a client asks.
package find_socket

import (
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// FindSocket returns the path of the daemon's socket: the one that --socket names, if the command has that flag, or its
// twin in the environment; else that of the service, if there is a socket at that path; else where daemons listen that
// were told nothing. named tells that the user has named it.
//
// **Runs on:** any thread.
func FindSocket(command *cobra.Command, service string) (path string, named bool) {
	if flag := command.Flags().Lookup(cli.SettingSocket.Flag); flag != nil && flag.Changed {
		return flag.Value.String(), true
	}
	if path = os.Getenv(cli.SettingSocket.Env); path != "" {
		return path, true
	}
	if info, err := os.Stat(service); err == nil && info.Mode()&os.ModeSocket != 0 {
		return service, false
	}
	return cli.DefaultSocket, false
}
