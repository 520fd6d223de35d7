// Package read_time reads a length of time from the flags or the environment.
package read_time

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// ReadTime returns the value of a setting that is a length of time, 0 only where Min of the setting is. What is none is
// an error that names the flag, the variable, the value and what would be right.
//
// **Runs on:** any thread.
func ReadTime(command *cobra.Command, s cli.Setting) (time.Duration, error) {
	text, name := read_setting.ReadSetting(command, s)
	length, err := time.ParseDuration(text[0])
	if err != nil || length < time.Duration(s.Min) {
		none := ""
		if s.Min == 0 {
			none = ", or 0 for none"
		}
		return 0, fmt.Errorf("%s must be a time such as 30s or 2m%s, not %q; %w", name, none, text[0], cli.ErrUsage)
	}
	return length, nil
}
