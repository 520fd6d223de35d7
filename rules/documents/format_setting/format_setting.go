// Package format_setting writes a line of docs/settings.md.
package format_setting

import (
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"rkllmd/cli"
	"rkllmd/rules"
	"rkllmd/rules/documents/describe_values"
)

// FormatSetting returns the line of a table about the flag: its name, its variable, its default, what it may be, what
// it means. A setting's variable and default stand at the end of its help (cli/settings/add_setting_flags), its
// range in cli.ServeSettings.
//
// **Runs on:** any thread.
func FormatSetting(flag *pflag.Flag) string {
	name, usage := pflag.UnquoteUsage(flag)
	standard, variable := strings.TrimSuffix(flag.DefValue, "[]"), ""
	if standard == "0" || standard == "0s" { // what such a flag means where it is not given, its help says
		standard = ""
	}
	if parts := rules.SettingHelp.FindStringSubmatch(usage); parts != nil {
		usage, variable = parts[1], parts[2]
		if parts[3] != "" {
			standard = parts[3]
		}
	}
	values := name
	if kind, known := cli.FlagKinds[flag.Value.Type()]; known {
		values = strings.TrimPrefix(name+", "+kind.Name, ", ")
	}
	if flag.Value.Type() == "bool" {
		values = "true, false"
	}
	for _, setting := range cli.ServeSettings {
		if setting.Env != variable {
			continue
		}
		values = describe_values.DescribeValues(setting, name)
		if setting.Kind == cli.KindBool {
			standard = setting.Default
		}
	}
	for _, text := range []*string{&variable, &standard} {
		if *text != "" {
			*text = "`" + *text + "`"
		}
	}
	return fmt.Sprintf("| `--%s` | %s | %s | %s | %s |\n", flag.Name, variable, standard, values,
		strings.ReplaceAll(usage, "|", `\|`))
}
