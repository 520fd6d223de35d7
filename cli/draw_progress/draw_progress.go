// Package draw_progress draws how much of a model is loaded.
package draw_progress

import (
	"fmt"
	"io"
	"strings"

	"rkllmd/cli"
)

// DrawProgress draws a bar on the terminal w, in the place of what stands in the cursor's line: percent of the model called
// name is loaded. A long name is cut, so that the line fits 80 columns.
//
// **Runs on:** the client's one reading goroutine.
func DrawProgress(w io.Writer, name string, percent int) {
	percent = min(max(percent, 0), 100)
	done := percent * cli.ProgressWidth / 100
	fmt.Fprintf(w, "%sloading %.23s %3d%% |%s%s|", cli.EraseLine, name, percent, strings.Repeat("█", done),
		strings.Repeat(" ", cli.ProgressWidth-done))
}
