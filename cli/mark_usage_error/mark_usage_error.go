// Package mark_usage_error marks cobra's errors about flags.
package mark_usage_error

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/describe_flag_error"
)

// MarkUsageError wraps an error about a command's flags, in words for people (describe_flag_error), in cli.ErrUsage.
//
// **Runs on:** any.
func MarkUsageError(command *cobra.Command, err error) error {
	return fmt.Errorf("%w; %w", describe_flag_error.DescribeFlagError(err), cli.ErrUsage)
}
