// Package create_service_command describes the command service.
package create_service_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/install/run_files"
	"rkllmd/cli/units/create_unit_commands"
)

// CreateServiceCommand returns the command "service" with its commands, of a program with that embedded runtime. run is
// its body.
//
// **Runs on:** any thread.
func CreateServiceCommand(embedded cli.Embedded, run func(*cobra.Command, []string) error) *cobra.Command {
	service := &cobra.Command{
		Use:   "service",
		Short: "The daemon as a service of systemd",
		Long: `Make the daemon a service of systemd, without a package: its program, its units, its user, its configuration. And what else a
package holds.`,
		Args: cobra.ArbitraryArgs,
		RunE: run,

		SuggestionsMinimumDistance: 2, // letters that a mistyped command may be off by
	}
	service.AddCommand(create_unit_commands.CreateUnitCommands(embedded)...)
	service.AddCommand(&cobra.Command{
		Use:   "files DIR",
		Short: "Write what a package holds beside the program",
		Long: `Write into the folder DIR what a package of rkllmd holds beside the program, each at its place below the root of a system:
rkllmd.service and rkllmd.socket, the service's user (sysusers.d), the configuration file with each setting as a comment, pages of
the manual for all commands, and what bash, zsh and fish complete by. It is meant for those who make packages.`,
		Example: `  rkllmd service files /tmp/package && find /tmp/package -type f`,
		Args:    cobra.ArbitraryArgs,
		RunE:    run_files.RunFiles,
	})
	return service
}
