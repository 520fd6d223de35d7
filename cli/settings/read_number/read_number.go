// Package read_number reads a number from the flags or the environment.
package read_number

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// ReadNumber returns the value of a setting that is a count or a size in bytes. Sizes may end in KiB, MiB or GiB. What
// is no number, or lies outside Min and Max of the setting, is an error that names the flag, the variable and the
// range.
//
// **Runs on:** any thread.
func ReadNumber(command *cobra.Command, s cli.Setting) (int, error) {
	values, name := read_setting.ReadSetting(command, s)
	digits, shift := values[0], 0
	what := "a whole number"
	if s.Kind == cli.KindSize {
		what = "a size in bytes (such as 65536, 512KiB or 16MiB)"
		for i, unit := range []string{"KiB", "MiB", "GiB"} {
			if rest, found := strings.CutSuffix(values[0], unit); found {
				digits, shift = rest, 10*(i+1)
			}
		}
	}
	number, err := strconv.ParseInt(digits, 10, 32)
	value := number << shift
	if err != nil || value < s.Min || value > s.Max {
		return 0, fmt.Errorf("%s must be %s from %d to %d, not %q; %w", name, what, s.Min, s.Max, values[0],
			cli.ErrUsage)
	}
	return int(value), nil
}
