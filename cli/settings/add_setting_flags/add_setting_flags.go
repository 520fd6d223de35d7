// Package add_setting_flags puts settings on a command.
package add_setting_flags

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// AddSettingFlags gives the command one flag for each setting. The help of a flag names its twin in the environment and
// the default. All flags but booleans are kept as text: the environment's values are text too, and both are read by the
// same verbs, with the same errors.
//
// **Runs on:** any thread.
func AddSettingFlags(command *cobra.Command, settings []cli.Setting) {
	flags := command.Flags()
	flags.SortFlags = false
	for _, s := range settings {
		usage := fmt.Sprintf("%s (%s)", s.Usage, s.Env)
		if s.Default != "" && s.Kind != cli.KindBool {
			usage = fmt.Sprintf("%s (%s, default %s)", s.Usage, s.Env, s.Default)
		}
		switch s.Kind {
		case cli.KindBool:
			flags.Bool(s.Flag, false, usage)
		case cli.KindList:
			flags.StringArray(s.Flag, nil, usage)
		default:
			flags.String(s.Flag, "", usage)
		}
	}
}
