// Package show_progress draws how much of a model is loaded.
package show_progress

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/measure_shown"
	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/extract_beginning"
	"rkllmd/cli/terminal/is_unicode"
	"rkllmd/cli/terminal/measure_columns"
)

// ShowProgress draws a bar on the terminal w, in the place of what stands in the cursor's line: percent of the model
// called name is loaded. The line fits the terminal: a long name is cut, and where there is no room for a bar there is
// none.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func ShowProgress(w io.Writer, name string, percent int) {
	columns := cmp.Or(measure_columns.MeasureColumns(w), 80)
	percent = min(max(percent, 0), 100)
	line := fmt.Sprintf("loading %s %3d%%", extract_beginning.ExtractBeginning(name, min(23, columns/3)), percent)
	sign := terminal.Done
	if !is_unicode.IsUnicode() {
		sign = terminal.PoorDone
	}
	if width := min(terminal.ProgressWidth, columns-measure_shown.MeasureShown(line)-4); width > 3 {
		done := percent * width / 100
		line += " |" + strings.Repeat(sign, done) + strings.Repeat(" ", width-done) + "|"
	}
	fmt.Fprint(w, cli.EraseLine+extract_beginning.ExtractBeginning(line, columns-1))
}
