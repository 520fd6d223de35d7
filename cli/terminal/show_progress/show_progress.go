// Package show_progress draws how much of a model is loaded.
package show_progress

import (
	"fmt"
	"io"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/terminal"
)

// ShowProgress draws a bar on the terminal w, in the place of what stands in the cursor's line: percent of the model
// called name is loaded. A long name is cut, so that the line fits 80 columns.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func ShowProgress(w io.Writer, name string, percent int) {
	percent = min(max(percent, 0), 100)
	done := percent * terminal.ProgressWidth / 100
	fmt.Fprintf(w, "%sloading %.23s %3d%% |%s%s|", cli.EraseLine, name, percent, strings.Repeat("█", done),
		strings.Repeat(" ", terminal.ProgressWidth-done))
}
