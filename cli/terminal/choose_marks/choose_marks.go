// Package choose_marks finds out what a terminal takes.
package choose_marks

import (
	"os"

	"rkllmd/cli"
	"rkllmd/cli/terminal/is_unicode"
)

// ChooseMarks returns how notes and thoughts are set apart on the terminal of this program: dimmed, or between brackets
// where NO_COLOR is set or the terminal is a dumb one (TERM). That has no way to take a line back either.
// Where is_unicode says so, signs are those of ASCII.
//
// **Runs on:** any thread. Follows no-color.org.
func ChooseMarks() cli.Marks {
	terminal, ascii := os.Getenv("TERM"), !is_unicode.IsUnicode()
	switch {
	case terminal == "" || terminal == "dumb":
		return cli.Marks{On: "[", Off: "]", ASCII: ascii}
	case os.Getenv("NO_COLOR") != "":
		return cli.Marks{On: "[", Off: "]", EraseLine: cli.EraseLine, Escapes: true, ASCII: ascii}
	}
	return cli.Marks{On: cli.DimOn, Off: cli.DimOff, EraseLine: cli.EraseLine, Escapes: true, Colors: true,
		ASCII: ascii}
}
