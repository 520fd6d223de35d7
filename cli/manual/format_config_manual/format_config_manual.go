// Package format_config_manual writes the page of the manual of the configuration file.
package format_config_manual

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/manual"
	"rkllmd/cli/manual/format_text"
)

// FormatConfigManual returns rkllmd.conf(5), in the macros of man(7), with all of settings.
//
// **Runs on:** any thread.
func FormatConfigManual(settings []cli.Setting) string {
	var page strings.Builder
	fmt.Fprintf(&page, ".TH RKLLMD.CONF 5 \"\" \"rkllmd %s\" \"File Formats\"\n%s", cli.Version, manual.ConfigHead)
	for _, s := range settings {
		if s.Flag == cli.SettingConfig.Flag {
			continue
		}
		fmt.Fprintf(&page, ".TP\n\\fB%s\\fR\n%s", format_text.FormatText(s.Flag),
			format_text.FormatText(strings.ReplaceAll(s.Usage, "`", "")))
		if s.Default != "" {
			fmt.Fprintf(&page, " (default %s)", format_text.FormatText(s.Default))
		}
		page.WriteString("\n")
	}
	page.WriteString(".SH SEE ALSO\n.BR rkllmd\\-serve (1)\n")
	return page.String()
}
