// Package run_help is the body of "rkllmd help".
package run_help

import (
	"github.com/spf13/cobra"

	"rkllmd/cli/commands/run_group"
)

// RunHelp prints the help of the command that args name. A word that is no command is an error, as it is without
// "help".
//
// **Runs on:** the main goroutine.
func RunHelp(command *cobra.Command, args []string) error {
	about, rest, err := command.Root().Find(args)
	if err != nil {
		return err
	}
	return run_group.RunGroup(about, rest)
}
