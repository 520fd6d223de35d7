// Package create_service_command describes the command service.
package create_service_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli/install/run_files"
)

// CreateServiceCommand returns the command "service" with its commands. run is its body.
//
// **Runs on:** any thread.
func CreateServiceCommand(run func(*cobra.Command, []string) error) *cobra.Command {
	service := &cobra.Command{
		Use:   "service",
		Short: "The daemon as a service of systemd",
		Long:  `What makes the daemon a service of systemd: its units, its user, its configuration, and what else a package holds.`,
		Args:  cobra.ArbitraryArgs,
		RunE:  run,

		SuggestionsMinimumDistance: 2, // letters that a mistyped command may be off by
	}
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
