// Package append_flag writes a flag into a page of the manual.
package append_flag

import (
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"rkllmd/cli/manual/format_text"
)

// AppendFlag returns a function that writes a flag to page, with its value and its help.
//
// **Runs on:** any thread. What it returns runs on one thread at a time.
func AppendFlag(page *strings.Builder) func(*pflag.Flag) {
	return func(flag *pflag.Flag) {
		if flag.Hidden {
			return
		}
		value, usage := pflag.UnquoteUsage(flag)
		name := "--" + flag.Name
		if flag.Shorthand != "" {
			name = "-" + flag.Shorthand + ", " + name
		}
		fmt.Fprintf(page, ".TP\n\\fB%s\\fR", format_text.FormatText(name))
		if value != "" {
			fmt.Fprintf(page, " \\fI%s\\fR", format_text.FormatText(value))
		}
		fmt.Fprintf(page, "\n%s\n", format_text.FormatText(usage))
	}
}
