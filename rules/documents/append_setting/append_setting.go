// Package append_setting adds a flag to docs/settings.md.
package append_setting

import (
	"strings"

	"github.com/spf13/pflag"

	"rkllmd/rules/documents/format_setting"
)

// AppendSetting returns a function that writes the line of a flag to the page, for pflag's VisitAll.
//
// **Runs on:** any thread.
func AppendSetting(page *strings.Builder) func(*pflag.Flag) {
	return func(flag *pflag.Flag) { page.WriteString(format_setting.FormatSetting(flag)) }
}
