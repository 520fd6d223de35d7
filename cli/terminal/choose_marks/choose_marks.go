// Package choose_marks finds out what a terminal takes.
package choose_marks

import (
	"os"

	"rkllmd/cli"
)

// ChooseMarks returns how notes and thoughts are set apart on the terminal of this program: dimmed, or between brackets
// where NO_COLOR is set or the terminal is a dumb one (TERM). That has no way to take a line back either.
//
// **Runs on:** any thread. Follows no-color.org.
func ChooseMarks() cli.Marks {
	terminal := os.Getenv("TERM")
	switch {
	case terminal == "" || terminal == "dumb":
		return cli.Marks{On: "[", Off: "]"}
	case os.Getenv("NO_COLOR") != "":
		return cli.Marks{On: "[", Off: "]", EraseLine: cli.EraseLine, Escapes: true}
	}
	return cli.Marks{On: cli.DimOn, Off: cli.DimOff, EraseLine: cli.EraseLine, Escapes: true, Colors: true}
}
