// Package wrap_usage_error says that an error is about how the program was called.
package wrap_usage_error

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"rkllmd/cli"
	"rkllmd/cli/commands/describe_flag_error"
	"rkllmd/cli/commands/find_similar_flags"
)

// WrapUsageError wraps an error about a command's flags, in words for people (describe_flag_error), in cli.ErrUsage.
// For a flag that there is not it names those that may have been meant.
//
// **Runs on:** any thread.
func WrapUsageError(command *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) {
		return fmt.Errorf("%w; %w", describe_flag_error.DescribeFlagError(err), cli.ErrUsage)
	}
	mistyped, meant := "--"+unknown.GetSpecifiedName(), ""
	if letters := unknown.GetSpecifiedShortnames(); letters != "" {
		mistyped = "-" + letters
		if strings.ContainsAny(letters, " 0123456789") {
			meant = " (write -- before an argument that begins with a dash)"
		}
	}
	word, _, _ := strings.Cut(mistyped, "=")
	if similar := find_similar_flags.FindSimilarFlags(command, word); len(similar) != 0 {
		meant = ", did you mean " + strings.Join(similar, " or ") + "?"
	}
	return fmt.Errorf("there is no flag %s%s; %w", mistyped, meant, cli.ErrUsage)
}
