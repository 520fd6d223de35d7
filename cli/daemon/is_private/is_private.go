// Package is_private tells whether a command needs a daemon of its own.
package is_private

import (
	"github.com/spf13/cobra"

	"rkllmd/cli/daemon"
)

// IsPrivate reports whether command was given a flag that says how its model is to be loaded (daemon.PrivateFlags), so
// that a daemon that others use too cannot serve it.
//
// **Runs on:** any thread.
func IsPrivate(command *cobra.Command) bool {
	for _, name := range daemon.PrivateFlags {
		if flag := command.Flags().Lookup(name); flag != nil && flag.Changed {
			return true
		}
	}
	return false
}
