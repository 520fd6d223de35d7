// Package create_swarm_command describes "rkllmd swarm".
package create_swarm_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_group"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/swarm/run_swarm_connect"
	"rkllmd/cli/swarm/run_swarm_id"
	"rkllmd/cli/swarm/run_swarm_install"
	"rkllmd/cli/swarm/run_swarm_key"
)

// CreateSwarmCommand returns the command "swarm" with its commands.
//
// **Runs on:** any thread.
func CreateSwarmCommand() *cobra.Command {
	command := &cobra.Command{
		Use:   "swarm",
		Short: "Chat with a model on another machine over Hyperswarm",
		Long: `Chat with a model on another machine, through NATs and firewalls, over Hyperswarm. The host runs "rkllmd serve --swarm" and gives
its server id to those who may use it.`,
		Example: `  rkllmd swarm install                       get the npm packages that it needs, once (Node 18 or later)
  rkllmd serve --swarm --model builtin:demo  the host
  rkllmd swarm id                            the host's server id
  rkllmd swarm connect SERVER_ID             a client`,
		RunE: run_group.RunGroup,
		Args: cobra.ArbitraryArgs,

		SuggestionsMinimumDistance: 2, // as of the commands of rkllmd
	}
	connect := &cobra.Command{
		Use:   "connect SERVER_ID [PROMPT]",
		Short: "Chat with a host, or have it answer one prompt",
		Long: `Connect to the host that a server id names, and chat: each line of standard input is a prompt, which the host answers by itself, without
those before it. Ctrl-C ends an answer, or between answers the program; so does the line ` + cli.QuitLine + `. With PROMPT only that one is answered.

In the place of SERVER_ID, ` + cli.SocketScheme + `PATH names the socket of a host on this machine (rkllmd serve --swarm-socket PATH).`,
		RunE: run_swarm_connect.RunSwarmConnect,
	}
	id := &cobra.Command{Use: "id", Short: "Print the server id of this machine's host, which is made once",
		RunE: run_swarm_id.RunSwarmID}
	key := &cobra.Command{Use: "key",
		Short: "Print the public key by which hosts know this client (serve --swarm-allow)",
		RunE:  run_swarm_key.RunSwarmKey}
	install := &cobra.Command{Use: "install", Short: "Get the npm packages that the swarm needs",
		RunE: run_swarm_install.RunSwarmInstall}
	for _, sub := range []*cobra.Command{connect, id, key, install} {
		add_setting_flags.AddSettingFlags(sub, []cli.Setting{cli.SettingSwarmHome})
	}
	add_setting_flags.AddSettingFlags(connect, []cli.Setting{cli.SettingSwarmBootstrap})
	command.AddCommand(connect, id, key, install)
	return command
}
