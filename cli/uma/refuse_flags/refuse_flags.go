// Package refuse_flags refuses flags that do not go with others.
package refuse_flags

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// RefuseFlags returns an error that says why of the first of these flags that was given; nil when none was.
//
// **Runs on:** any thread. Errors: cli.ErrUsage.
func RefuseFlags(command *cobra.Command, flags []string, why string) error {
	for _, flag := range flags {
		if command.Flags().Changed(flag) {
			return fmt.Errorf("--%s %s; %w", flag, why, cli.ErrUsage)
		}
	}
	return nil
}
