// Package read_bool reads a setting that is true or false.
package read_bool

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// ReadBool returns the value of a setting of kind KindBool.
//
// **Runs on:** any thread. The error names the flag, the variable, the value and what would be right.
func ReadBool(command *cobra.Command, s cli.Setting) (bool, error) {
	text, name := read_setting.ReadSetting(command, s)
	on, err := strconv.ParseBool(text[0])
	if err != nil {
		return false, fmt.Errorf("%s must be true or false, not %q; %w", name, text[0], cli.ErrUsage)
	}
	return on, nil
}
