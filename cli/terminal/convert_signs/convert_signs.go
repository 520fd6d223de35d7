// Package convert_signs shows the line that is edited on a terminal that has the signs of ASCII only.
package convert_signs

import (
	"slices"

	"rkllmd/cli/terminal"
)

// ConvertSigns returns line with terminal.PoorLine and terminal.PoorTab in the place of what stands for ends of lines
// and tabs. The place of the cursor is the same.
//
// **Runs on:** any thread. It is a readline.Painter.
func ConvertSigns(line []rune, _ int) []rune {
	shown := slices.Clone(line)
	for i, r := range shown {
		switch string(r) {
		case terminal.LineSign:
			shown[i] = terminal.PoorLine
		case terminal.TabSign:
			shown[i] = terminal.PoorTab
		}
	}
	return shown
}
