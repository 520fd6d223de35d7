// Package read_setting finds what was given for one setting.
package read_setting

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// ReadSetting returns the values that were given for a setting: by its flag, else by its environment variable, else in
// the file of --config (read_config), else its default. An empty variable counts as not set. A setting that
// is no list has exactly one value. The name is for error messages: the spelling that was used, then its twin.
//
// **Runs on:** any thread.
func ReadSetting(command *cobra.Command, s cli.Setting) (values []string, name string) {
	flag := command.Flags().Lookup(s.Flag)
	if flag.Changed {
		name = fmt.Sprintf("--%s (%s)", s.Flag, s.Env)
		if s.Kind == cli.KindList {
			values, _ = command.Flags().GetStringArray(s.Flag)
			return values, name
		}
		return []string{flag.Value.String()}, name
	}
	name = fmt.Sprintf("%s (--%s)", s.Env, s.Flag)
	text := os.Getenv(s.Env)
	var there cli.ConfigValue
	if command.Context() != nil {
		configuration, _ := command.Context().Value(cli.ConfigurationKey{}).(cli.Configuration)
		there = configuration[s.Flag]
	}
	switch {
	case text == "" && there.Texts != nil:
		return there.Texts, fmt.Sprintf("%s: %s (--%s)", there.Place, s.Flag, s.Flag)
	case s.Kind == cli.KindList && text == "":
		return nil, name
	case s.Kind == cli.KindList:
		return strings.Split(text, s.Separator), name
	case text == "":
		return []string{s.Default}, name
	}
	return []string{text}, name
}
