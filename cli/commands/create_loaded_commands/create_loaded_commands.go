// Package create_loaded_commands describes the commands about the models in memory.
package create_loaded_commands

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run/run_ps"
	"rkllmd/cli/run/run_stop"
	"rkllmd/cli/settings/add_setting_flags"
)

// CreateLoadedCommands returns the commands "ps" and "stop".
//
// **Runs on:** any thread.
func CreateLoadedCommands() []*cobra.Command {
	commands := []*cobra.Command{
		{Use: "ps", Short: "List the models that the daemon has in memory", RunE: run_ps.RunPs,
			Long: `List the models that the daemon that runs has in memory: how much of it they take, how many requests use them, and until when
they stay unless somebody uses them. The daemon is the one of --http, or on the socket that RKLLM_UDS_PATH names (not given:
/tmp/rkllm.sock), or the one that rkllmd run NAME has started.`},
		{Use: "stop NAME", Short: "Unload a model", RunE: run_stop.RunStop,
			Long: `Have the daemon that runs unload the model NAME. The answers that it gives come to their end first. Which daemon that is,
rkllmd ps --help tells.`},
	}
	for _, command := range commands {
		command.Args = cobra.ArbitraryArgs
		add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingNameHTTP, cli.SettingChatToken})
	}
	return commands
}
