// Package format_manual writes the page of the manual of a command.
package format_manual

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/manual"
	"rkllmd/cli/manual/append_flag"
	"rkllmd/cli/manual/format_text"
	"rkllmd/cli/manual/name_page"
)

// FormatManual returns the page of the command, in the macros of man(7): all of it is what its help says.
//
// **Runs on:** any thread.
func FormatManual(command *cobra.Command) string {
	var page strings.Builder
	name := name_page.NamePage(command)
	fmt.Fprintf(&page, ".TH %s 1 \"\" \"rkllmd %s\" \"User Commands\"\n.SH NAME\n%s \\- %s\n",
		format_text.FormatText(strings.ToUpper(name)), cli.Version, format_text.FormatText(name),
		format_text.FormatText(command.Short))
	fmt.Fprintf(&page, ".SH SYNOPSIS\n.B %s\n", format_text.FormatText(command.UseLine()))
	fmt.Fprintf(&page, ".SH DESCRIPTION\n%s\n", strings.ReplaceAll(format_text.FormatText(
		cmp.Or(command.Long, command.Short+".")), "\n\n", "\n.PP\n"))
	if command.HasAvailableSubCommands() {
		page.WriteString(".SH COMMANDS\n")
		for _, sub := range command.Commands() {
			if sub.IsAvailableCommand() {
				fmt.Fprintf(&page, ".TP\n\\fB%s\\fR(1)\n%s\n", format_text.FormatText(name_page.NamePage(sub)),
					format_text.FormatText(sub.Short))
			}
		}
	}
	if command.HasAvailableLocalFlags() {
		page.WriteString(".SH OPTIONS\n")
		command.LocalFlags().VisitAll(append_flag.AppendFlag(&page))
	}
	page.WriteString(manual.ExitStatus)
	if command.Example != "" {
		fmt.Fprintf(&page, ".SH EXAMPLES\n.nf\n%s\n.fi\n", format_text.FormatText(command.Example))
	}
	if command.HasParent() {
		fmt.Fprintf(&page, ".SH SEE ALSO\n.BR %s (1)\n", format_text.FormatText(name_page.NamePage(command.Parent())))
	}
	return page.String()
}
