// Package create_version_command describes "rkllmd version".
package create_version_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_version"
)

// CreateVersionCommand returns the command "version".
//
// **Runs on:** any thread.
func CreateVersionCommand(embedded cli.Embedded) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version, the commit and the embedded runtime",
		RunE:  run_version.RunVersion(embedded),
	}
}
