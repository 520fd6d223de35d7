// Package handle_head begins a line of Markdown.
package handle_head

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/detect_line"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/is_code"
	"rkllmd/cli/markdown/measure_shown"
	"rkllmd/cli/markdown/start_text"
	"rkllmd/cli/markdown/update_lists"
	"rkllmd/cli/markdown/write_rule"
	"rkllmd/cli/markdown/write_table"
	"rkllmd/cli/signs/choose_sign"
	"rkllmd/cli/table/is_table"
)

// HandleHead begins the line that s.Head begins, or is, if it has ended, when that tells what it is.
//
// **Runs on:** one thread at a time.
func HandleHead(s *cli.Screen, ended bool) {
	for {
		line, known := detect_line.DetectLine(s.Head, ended)
		if !known {
			return
		}
		if line.Kind == markdown.LineQuote && s.Column >= 2*markdown.MaxQuotes {
			line = markdown.Line{Rest: string(s.Head)}
		}
		top, table := s.Indent == "", len(s.Rows) > 1 && is_table.IsTable(s.Rows[0], s.Rows[1])
		s.Paragraph = s.Paragraph && !table
		switch {
		case line.Kind != markdown.LineBlank && is_code.IsCode(s, line.Indent):
			line.Kind = markdown.LineCode
		case line.Kind == markdown.LineText && table && top:
			line.Kind = markdown.LineTabled
		}
		text := len(strings.TrimLeft(string(s.Head), " \t"))
		update_lists.UpdateLists(s, line, line.Indent+max(text-len(line.Rest), 2))
		head := s.Head
		s.Head = nil
		if line.Kind != markdown.LineTabled {
			write_table.WriteTable(s)
		}
		switch line.Kind {
		case markdown.LineQuote:
			bar := format_style.FormatStyle(s, 0, cli.StyleFaint) + choose_sign.ChooseSign(s.ASCII, "│ ") +
				format_style.FormatStyle(s, cli.StyleFaint, 0)
			s.Out = append(s.Out, bar...)
			s.Indent += bar
			s.Column += 2
			s.Head = []rune(line.Rest)
			continue
		case markdown.LineTabled:
			s.Inside, s.InRow, s.Pending = true, true, []rune(line.Rest)
		case markdown.LineRule:
			write_rule.WriteRule(s, "")
		case markdown.LineCode:
			s.Inside, s.Code = true, true
			s.Out = append(append(s.Out, format_style.FormatStyle(s, 0, cli.StyleCode)...), string(head)...)
		case markdown.LineFence:
			s.Fence = cli.Emphasis{Sign: line.Sign, Count: line.Level}
			write_rule.WriteRule(s, line.Mark)
		case markdown.LineItem:
			mark := choose_sign.ChooseSign(s.ASCII, line.Mark) + " "
			start_text.StartText(s, line.Indent, mark, measure_shown.MeasureShown(line.Mark)+1, line.Rest)
		case markdown.LineHeading:
			s.Heading = cli.StyleBold
			if line.Level == 1 {
				s.Heading |= cli.StyleUnderline
			}
			start_text.StartText(s, 0, "", 0, line.Rest)
		case markdown.LineText:
			if top && s.Escapes && (len(s.Items) == 0 || line.Indent >= s.Items[len(s.Items)-1]) {
				s.Row = []rune(line.Rest)
			}
			start_text.StartText(s, line.Indent, "", 0, line.Rest)
		}
		return
	}
}
