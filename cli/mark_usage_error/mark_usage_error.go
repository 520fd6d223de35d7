// Package mark_usage_error marks cobra's errors about flags.
package mark_usage_error

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// MarkUsageError wraps an error about a command's flags in cli.ErrUsage.
//
// **Runs on:** any.
func MarkUsageError(command *cobra.Command, err error) error {
	return fmt.Errorf("%w; %w", err, cli.ErrUsage)
}
