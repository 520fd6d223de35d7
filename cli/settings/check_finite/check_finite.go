// Package check_finite checks the value of a flag that is a number.
package check_finite

import (
	"fmt"
	"math"
	"strconv"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// CheckFinite refuses what pflag takes for a number and JSON does not: infinity, and NaN.
//
// **Runs on:** any thread. Errors: cli.ErrUsage.
func CheckFinite(command *cobra.Command, flag string) error {
	text := command.Flags().Lookup(flag).Value.String()
	if number, _ := strconv.ParseFloat(text, 64); math.IsNaN(number) || math.IsInf(number, 0) {
		return fmt.Errorf("--%s must be a number, not %q; %w", flag, text, cli.ErrUsage)
	}
	return nil
}
