// Package write_completion writes what a shell needs to complete the commands.
package write_completion

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// WriteCompletion writes the script of the shell for the commands of root. The shell asks the program for what to
// offer.
//
// **Runs on:** any thread. Errors: there is no such shell; the script cannot be written.
func WriteCompletion(root *cobra.Command, shell string, out io.Writer) error {
	switch shell {
	case "bash":
		return root.GenBashCompletionV2(out, true)
	case "zsh":
		return root.GenZshCompletion(out)
	case "fish":
		return root.GenFishCompletion(out, true)
	}
	return fmt.Errorf("%q is no shell that is known here: bash, zsh or fish; %w", shell, cli.ErrUsage)
}
