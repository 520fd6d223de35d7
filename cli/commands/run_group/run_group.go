// Package run_group is what a command does that only has commands of its own.
package run_group

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// RunGroup prints the help. A word that is no command is an error, with the commands that it may have meant.
//
// **Runs on:** the main goroutine.
func RunGroup(command *cobra.Command, args []string) error {
	if len(args) == 0 {
		return command.Help()
	}
	meant := strings.Join(command.SuggestionsFor(args[0]), `" or "`)
	if meant != "" {
		meant = fmt.Sprintf(`, did you mean "%s"?`, meant)
	}
	return fmt.Errorf("there is no command %q%s; %w", args[0], meant, cli.ErrUsage)
}
