// Package finish_markdown ends an answer on a terminal.
package finish_markdown

import (
	"unicode"

	"rkllmd/cli"
	"rkllmd/cli/markdown/end_line"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/handle_head"
	"rkllmd/cli/markdown/scan_delimiter"
	"rkllmd/cli/markdown/scan_row"
	"rkllmd/cli/markdown/scan_rune"
	"rkllmd/cli/markdown/write_table"
)

// FinishMarkdown returns what was held back of an answer that has ended, with the end of its last line, if that has
// none: the cursor is at the beginning of a line then, and the terminal in its usual style. The screen can be used
// again.
//
// **Runs on:** one thread at a time.
func FinishMarkdown(s *cli.Screen) string {
	for range s.Bytes {
		scan_rune.ScanRune(s, unicode.ReplacementChar)
	}
	s.Bytes = nil
	if !s.Plain {
		scan_delimiter.ScanDelimiter(s, '\n')
	}
	begun := s.Column > 0 || s.Inside || len(s.Head) > 0
	switch {
	case s.Fence.Count > 0 || s.Code:
		s.Out = append(append(s.Out, string(s.Head)...), format_style.FormatStyle(s, cli.StyleCode, 0)...)
	case s.InRow:
		scan_row.ScanRow(s, '\n')
		begun = false
	default:
		handle_head.HandleHead(s, true)
	}
	if len(s.Rows) > 0 {
		write_table.WriteTable(s)
		begun = false
	}
	s.Fence, s.Head, s.Code, s.Row, s.Items, s.Paragraph = cli.Emphasis{}, nil, false, nil, nil, false
	end_line.EndLine(s)
	if begun {
		s.Out = append(s.Out, '\n')
	}
	s.Column = 0
	written := string(s.Out)
	s.Out = s.Out[:0]
	return written
}
