// Package scan_rune reads a character of an answer.
package scan_rune

import (
	"slices"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/end_line"
	"rkllmd/cli/markdown/handle_head"
	"rkllmd/cli/markdown/scan_block"
	"rkllmd/cli/markdown/scan_delimiter"
	"rkllmd/cli/markdown/scan_inline"
	"rkllmd/cli/markdown/scan_row"
	"rkllmd/cli/markdown/start_text"
	"rkllmd/cli/markdown/write_rune"
	"rkllmd/cli/signs/clean_rune"
)

// ScanRune reads the next character of an answer and writes what is known by it. With what a model could
// steer the terminal it cannot (clean_rune).
//
// **Runs on:** one thread at a time.
func ScanRune(s *cli.Screen, r rune) {
	if r = clean_rune.CleanRune(r, &s.Stacked); r < 0 {
		return
	}
	if scan_delimiter.ScanDelimiter(s, r) {
		return
	}
	switch {
	case s.Fence.Count > 0 || s.Code:
		scan_block.ScanBlock(s, r)
		return
	case s.InRow:
		scan_row.ScanRow(s, r)
		return
	case s.Plain && !s.Inside:
		start_text.StartText(s, 0, "", 0, "")
	case !s.Inside:
		if r != '\n' {
			s.Head = append(s.Head, r)
		}
		handle_head.HandleHead(s, r == '\n')
		if r == '\n' && (s.InRow || s.Code) {
			ScanRune(s, r)
			return
		}
		if r != '\n' {
			return
		}
	}
	switch {
	case r == '\n':
		end_line.EndLine(s)
		if s.Held = slices.Contains(s.Row, '|') && !s.Wide && len(s.Row) < markdown.MaxRow; !s.Held {
			s.Out, s.Column, s.Row = append(s.Out, '\n'), 0, nil
		}
	case s.Plain:
		write_rune.WriteRune(s, r)
	default:
		s.Pending = append(s.Pending, r)
		if len(s.Row) > 0 {
			s.Row = append(s.Row, r)
		}
		scan_inline.ScanInline(s, false)
	}
}
