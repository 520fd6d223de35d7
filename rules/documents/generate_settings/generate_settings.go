// Package generate_settings writes docs/settings.md.
package generate_settings

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/rules/documents/append_setting"
)

// GenerateSettings writes docs/settings.md: a table for each command with flags, root's own first.
//
// **Runs on:** any thread.
func GenerateSettings(root *cobra.Command) string {
	var page strings.Builder
	page.WriteString("# Settings\n\nEvery flag of every command, and the variable of the environment that stands " +
		"for it " +
		"where there is one. A flag\nwins over its variable, and both over the file of --config. " +
		"A size may be written with KiB, MiB or GiB, a time " +
		"with ms, " +
		"s, m or h. Written by `make docs` from\nthe program.\n")
	for commands := []*cobra.Command{root}; len(commands) > 0; {
		command := commands[0]
		commands = append(command.Commands(), commands[1:]...)
		if !command.HasAvailableLocalFlags() {
			continue
		}
		fmt.Fprintf(&page, "\n## `%s`\n\n%s.\n\n| flag | variable | default | value | meaning "+
			"|\n|---|---|---|---|---|\n",
			command.CommandPath(), command.Short)
		command.LocalFlags().VisitAll(append_setting.AppendSetting(&page))
	}
	return page.String()
}
