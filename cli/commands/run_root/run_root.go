// Package run_root is the body of "rkllmd" without a command.
package run_root

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_group"
	"rkllmd/cli/commands/run_version"
)

// RunRoot returns the body of "rkllmd" without a command: with --version that of "rkllmd version", else it prints the
// help (run_group).
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunRoot(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if version, _ := command.Flags().GetBool("version"); version {
			return run_version.RunVersion(embedded)(command, args)
		}
		return run_group.RunGroup(command, args)
	}
}
