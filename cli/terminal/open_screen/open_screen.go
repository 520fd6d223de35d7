// Package open_screen makes an answer ready for a terminal.
package open_screen

import (
	"rkllmd/cli"
	"rkllmd/cli/terminal/choose_marks"
	"rkllmd/cli/terminal/is_terminal"
)

// OpenScreen returns how an answer is shown at the terminal that out is: rendered where it takes control sequences, its
// words wrapped. nil: out is no terminal, and gets what was written, byte for byte.
//
// **Runs on:** any thread.
func OpenScreen(out any) *cli.Screen {
	if !is_terminal.IsTerminal(out) {
		return nil
	}
	marks := choose_marks.ChooseMarks()
	return &cli.Screen{Plain: !marks.Escapes, Escapes: marks.Escapes, Colors: marks.Colors, ASCII: marks.ASCII}
}
