// Package show_piece writes a piece of an answer.
package show_piece

import (
	"io"

	"rkllmd/cli"
	"rkllmd/cli/markdown/write_markdown"
	"rkllmd/cli/terminal/measure_columns"
)

// ShowPiece writes the next piece of an answer to out: by screen, in lines that fit the terminal as it is now; where
// that is nil, as it is.
//
// **Runs on:** one thread at a time. Errors: those of out.
func ShowPiece(out io.Writer, screen *cli.Screen, text string) error {
	if screen != nil {
		screen.Columns = measure_columns.MeasureColumns(out)
		text = write_markdown.WriteMarkdown(screen, text)
	}
	_, err := io.WriteString(out, text)
	return err
}
