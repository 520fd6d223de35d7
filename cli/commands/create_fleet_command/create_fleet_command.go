// Package create_fleet_command makes the command fleet.
package create_fleet_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_group"
	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/run_drain"
	"rkllmd/cli/fleet/run_init"
	"rkllmd/cli/fleet/run_status"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/fleet/setup"
)

// CreateFleetCommand returns the command "fleet" with its commands.
//
// **Runs on:** any thread.
func CreateFleetCommand() *cobra.Command {
	command := &cobra.Command{
		Use:   "fleet",
		Short: "Look after many daemons that serve as one",
		Long: `Look after a fleet: many daemons that serve as one over NATS. Members have a model ("rkllmd serve --nats URL --model PATH"), gateways
have none and serve what the members have ("rkllmd serve --nats URL --http HOST:PORT").`,
		Example: `  rkllmd fleet init keys --host hub.lan --members board1,board2,board3 --gateways hub   keys, certificates, the server's configuration
  rkllmd fleet status --nats tls://hub.lan:4222 --nats-ca operator/ca.pem --nats-nkey operator/nkey
  rkllmd fleet drain board2 --nats tls://hub.lan:4222 --nats-ca operator/ca.pem --nats-nkey operator/nkey`,
		RunE: run_group.RunGroup,
		Args: cobra.ArbitraryArgs,

		SuggestionsMinimumDistance: 2, // as of the commands of rkllmd
	}
	install := &cobra.Command{
		Use:   "init DIR",
		Short: "Write the keys, the certificates and the configuration of NATS for a fleet",
		Long: `Write to DIR a folder for each machine, with its NKey, and one for nats-server, with a configuration that asks for TLS and lets each machine
publish and hear what its role needs, under its own name. Then print the commands that start them. Given again with more names, it adds those
machines: keys that are there stay. All files are for their owner alone (mode 0600).`,
		RunE: run_init.RunInit,
	}
	flags := install.Flags()
	flags.SortFlags = false
	flags.String(fleet.FlagHost, "", "`NAME` or address by which all machines reach nats-server")
	flags.Int(fleet.FlagPort, fleet.DefaultPort, "`PORT` of nats-server")
	flags.StringSlice(setup.Members, nil, "`NAMES` of machines that compute, with commas")
	flags.StringSlice(setup.Gateways, nil,
		"`NAMES` of machines whose front-ends serve what members compute, with commas")
	flags.StringSlice(setup.Both, nil, "`NAMES` of machines that do both (serve --nats-gateway), with commas")
	flags.StringSlice(setup.Operators, []string{fleet.Operator},
		"`NAMES` of who may ask for the status, and drain members")
	status := &cobra.Command{Use: "status", Short: "Print the members that are there, what they serve, and their room",
		RunE: run_status.RunStatus}
	drain := &cobra.Command{Use: "drain NAME",
		Short: "Have a member take no more runs, and wait until those that go on have ended",
		RunE:  run_drain.RunDrain}
	for _, sub := range []*cobra.Command{status, drain} {
		add_setting_flags.AddSettingFlags(sub, []cli.Setting{cli.SettingNATS, cli.SettingNATSName, cli.SettingNATSCreds,
			cli.SettingNATSNKey, cli.SettingNATSCA})
	}
	status.Flags().Bool(fleet.FlagJSON, false, "print a JSON object instead of a table")
	drain.Flags().Bool(fleet.FlagUndo, false, "have it take runs again")
	command.AddCommand(status, drain, install)
	return command
}
