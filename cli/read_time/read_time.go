// Package read_time reads a setting that is a length of time.
package read_time

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/read_setting"
)

// ReadTime returns the value of a setting of kind KindTime.
//
// **Runs on:** any. The error names the flag, the variable, the value and what would be right.
func ReadTime(command *cobra.Command, s cli.Setting) (time.Duration, error) {
	text, name := read_setting.ReadSetting(command, s)
	length, err := time.ParseDuration(text[0])
	if err != nil || length < 0 {
		return 0, fmt.Errorf("%s must be a time such as 30s or 2m, or 0 for none, not %q; %w", name, text[0], cli.ErrUsage)
	}
	return length, nil
}
