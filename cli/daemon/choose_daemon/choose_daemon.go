// Package choose_daemon decides which daemon serves a model.
package choose_daemon

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/is_name"
	"rkllmd/cli/daemon/is_private"
	"rkllmd/cli/daemon/read_search"
	"rkllmd/cli/daemon/resolve_name"
)

// ChooseDaemon returns the model that argument is, and where the daemon is that serves it. A name (is_name) is asked
// for at a daemon that others use too. A file, and a name with a flag that says how it is to be loaded (is_private), is
// for a private one: then model is the path of the file, and search nil. A flag for the other way is refused.
//
// **Runs on:** any thread. Errors: read_search's, resolve_name's.
func ChooseDaemon(command *cobra.Command, argument string) (model string, search *cli.DaemonSearch, err error) {
	if is_name.IsName(argument) && !is_private.IsPrivate(command) {
		found, err := read_search.ReadSearch(command)
		return argument, &found, err
	}
	for _, flag := range []string{cli.SettingNameHTTP.Flag, cli.SettingChatToken.Flag, cli.SettingNameKeep.Flag} {
		if command.Flags().Changed(flag) {
			return "", nil, fmt.Errorf("--%s is for a daemon that others use too, but MODEL (%s) starts a private "+
				"one, because it is a file, or because of a flag that says how it is loaded: give one of them; %w",
				flag, argument, cli.ErrUsage)
		}
	}
	model, err = resolve_name.ResolveName(command, argument)
	return model, nil, err
}
