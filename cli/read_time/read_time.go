// Package read_time reads a time from the flags or the environment.
package read_time

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/read_setting"
)

// ReadTime returns the value of a setting that is a length of time, 0 for none.
//
// **Runs on:** any. Errors: what is no time, or negative, with the flag and the variable.
func ReadTime(command *cobra.Command, s cli.Setting) (time.Duration, error) {
	text, name := read_setting.ReadSetting(command, s)
	value, err := time.ParseDuration(text[0])
	if err != nil || value < 0 {
		return 0, fmt.Errorf("%s must be a time such as 30s or 2m, or 0 for none, not %q; %w", name, text[0], cli.ErrUsage)
	}
	return value, nil
}
