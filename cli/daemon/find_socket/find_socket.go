// Package find_socket finds the socket of the daemon that a client asks.
package find_socket

import (
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_user_socket"
)

// FindSocket returns the path of the daemon's socket: the one that --socket names, if the command has that flag, or its
// twin in the environment; else that of this user's service, or that of the system's at service, if there is a socket;
// else where daemons listen that were told nothing. named tells that the user has named it.
//
// **Runs on:** any thread.
func FindSocket(command *cobra.Command, service string) (path string, named bool) {
	if flag := command.Flags().Lookup(cli.SettingSocket.Flag); flag != nil && flag.Changed {
		return flag.Value.String(), true
	}
	if path = os.Getenv(cli.SettingSocket.Env); path != "" {
		return path, true
	}
	for _, path = range []string{find_user_socket.FindUserSocket(), service} {
		if info, err := os.Stat(path); err == nil && info.Mode()&os.ModeSocket != 0 {
			return path, false
		}
	}
	return cli.DefaultSocket, false
}
