// Package format_config writes a configuration file for people to fill in.
package format_config

import (
	"cmp"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/config"
)

// FormatConfig returns a configuration file in which each of settings stands as a comment, with its help and what holds
// where it is not set. The word in backquotes of the help stands for a value where there is no default.
//
// **Runs on:** any thread.
func FormatConfig(settings []cli.Setting) string {
	var text strings.Builder
	text.WriteString(config.Head)
	for _, s := range settings {
		if s.Flag == cli.SettingConfig.Flag {
			continue
		}
		placeholder := "VALUE"
		if parts := strings.Split(s.Usage, "`"); len(parts) == 3 {
			placeholder = parts[1]
		}
		text.WriteString("\n#")
		width := 1
		for _, word := range strings.Fields(strings.ReplaceAll(s.Usage, "`", "")) {
			if width+1+len(word) > config.Width {
				text.WriteString("\n#")
				width = 1
			}
			text.WriteString(" " + word)
			width += 1 + len(word)
		}
		text.WriteString("\n#" + s.Flag + " = " + cmp.Or(s.Default, placeholder) + "\n")
	}
	return text.String()
}
