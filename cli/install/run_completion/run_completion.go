// Package run_completion prints what a shell needs to complete the commands.
package run_completion

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/install/write_completion"
)

// RunCompletion prints the script of the shell that args name.
//
// **Runs on:** the main goroutine. Errors: there is no such shell.
func RunCompletion(command *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("completion takes the name of one shell: bash, zsh or fish; %w", cli.ErrUsage)
	}
	return write_completion.WriteCompletion(command.Root(), args[0], command.OutOrStdout())
}
