// Package read_search reads where the daemon is that answers by the names of models.
package read_search

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_socket"
	"rkllmd/cli/settings/parse_endpoint"
	"rkllmd/cli/settings/read_library"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/settings/read_time"
	"rkllmd/cli/settings/read_token"
)

// ReadSearch reads the flags http, token-file, models, keep-alive, library and rkllm-version of command, where it has
// them, which socket the environment names, and where this program is.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ReadSearch(command *cobra.Command) (search cli.DaemonSearch, err error) {
	text, name := read_setting.ReadSetting(command, cli.SettingNameHTTP)
	if text[0] != "" {
		if search.Endpoint, err = parse_endpoint.ParseEndpoint(text[0]); err != nil {
			return search, fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
		}
	}
	if search.Token, err = read_token.ReadToken(command); err != nil {
		return search, err
	}
	search.Socket, search.Named = find_socket.FindSocket(command, cli.ServiceSocket)
	if search.Program, err = os.Executable(); err != nil {
		return search, err
	}
	flags := command.Flags()
	if flags.Lookup(cli.SettingNameKeep.Flag) != nil {
		keep, err := read_time.ReadTime(command, cli.SettingNameKeep)
		if err != nil {
			return search, err
		}
		search.Keep = keep.String()
	}
	if flags.Lookup(cli.SettingLibrary.Flag) != nil {
		if search.Library, err = read_library.ReadLibrary(command); err != nil {
			return search, err
		}
	}
	if flags.Lookup(cli.SettingModels.Flag) != nil {
		where, err := read_store.ReadStore(command)
		if err != nil {
			return search, err
		}
		if text, _ = read_setting.ReadSetting(command, cli.SettingModels); text[0] != "" {
			search.Models = where.Folder // else a daemon finds it itself, and the folders that are read beside it
		}
	}
	return search, nil
}
