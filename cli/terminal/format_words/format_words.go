// Package format_words formats what is told beside answers for a terminal.
package format_words

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/markdown/write_markdown"
	"rkllmd/cli/terminal/measure_columns"
)

// FormatWords returns text, cleaned before, in lines that end between words where the terminal that stream is ends,
// with so many blanks before each line but the first, but fewer on a narrow one. Where stream is no terminal, text
// stays as it is.
//
// **Runs on:** any thread.
func FormatWords(stream any, indent int, text string) string {
	columns := measure_columns.MeasureColumns(stream)
	if columns == 0 {
		return text
	}
	if indent > columns/3 {
		indent = 2
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		s := &cli.Screen{Columns: columns, Plain: true, Indent: strings.Repeat(" ", indent)}
		lines[i] = write_markdown.WriteMarkdown(s, line) + strings.TrimSuffix(finish_markdown.FinishMarkdown(s), "\n")
	}
	return strings.Join(lines, "\n")
}
