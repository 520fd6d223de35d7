// Package parse_chat_options reads the arguments and flags of "rkllmd chat".
package parse_chat_options

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/choose_daemon"
	"rkllmd/cli/daemon/read_search"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_library"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/talk"
	"rkllmd/cli/talk/choose_model"
)

// ParseChatOptions reads [MODEL] and the flags. Without a MODEL choose_model says who answers. A MODEL that is a name
// is served by a daemon that others use too, unless a flag says how it is to be loaded; any other MODEL by a private
// one. A flag that is for the other of the two ways, a private daemon or one that is there, is refused.
//
// **Runs on:** any thread.
func ParseChatOptions(command *cobra.Command, args []string, embedded cli.Embedded) (options talk.ChatOptions,
	err error) {
	if len(args) > 1 {
		return options, fmt.Errorf("one MODEL may be given, not %d arguments: what is said to it is read from "+
			"standard input; %w", len(args), cli.ErrUsage)
	}
	flags := command.Flags()
	if len(args) == 0 {
		for _, flag := range []string{cli.SettingLibrary.Flag, cli.SettingRKLLMVersion.Flag, cli.SettingExact.Flag,
			cli.SettingContext.Flag} {
			if flags.Changed(flag) {
				return options, fmt.Errorf("--%s is for the private daemon that serves MODEL, but no MODEL is "+
					"given; %w", flag, cli.ErrUsage)
			}
		}
		search, err := read_search.ReadSearch(command)
		if err != nil {
			return options, err
		}
		where, err := read_store.ReadStore(command)
		if err != nil {
			return options, err
		}
		return choose_model.ChooseModel(search, where, embedded)
	}
	model, search, err := choose_daemon.ChooseDaemon(command, args[0])
	if err != nil {
		return options, err
	}
	if search != nil {
		options.Name, options.Search, options.Token = model, search, search.Token
		return options, nil
	}
	options.Param = map[string]any{"model_path": model}
	if options.Context, err = read_number.ReadNumber(command, cli.SettingContext); err != nil {
		return options, err
	}
	if options.Library, err = read_library.ReadLibrary(command); err != nil {
		return options, err
	}
	options.Library.Exact, err = read_bool.ReadBool(command, cli.SettingExact)
	return options, err
}
