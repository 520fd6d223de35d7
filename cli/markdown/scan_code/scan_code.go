// Package scan_code reads code in a line.
package scan_code

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/choose_style"
	"rkllmd/cli/markdown/count_signs"
	"rkllmd/cli/markdown/find_code_end"
	"rkllmd/cli/markdown/set_style"
	"rkllmd/cli/markdown/write_runes"
)

// ScanCode writes the code that s.Pending begins with, without its backticks where it has a colour, and returns how
// many characters that were; 0: more must come. Backticks that nothing ends are text. ended: the line is whole.
//
// **Runs on:** one thread at a time. Follows CommonMark 0.31, "Code spans".
func ScanCode(s *cli.Screen, ended bool) int {
	text := s.Pending
	count := count_signs.CountSigns(text)
	span := text[:min(len(text), markdown.MaxSpan)]
	end := find_code_end.FindCodeEnd(span, count, ended && len(span) == len(text))
	if end < 0 && !ended && len(text) < markdown.MaxSpan {
		return 0
	}
	if end < 0 {
		write_runes.WriteRunes(s, text[:count])
		return count
	}
	shown := text[:end+count]
	if s.Escapes && s.Colors {
		shown = text[count:end]
		if n := len(shown); n > 2 && shown[0] == ' ' && shown[n-1] == ' ' {
			shown = shown[1 : n-1]
		}
	}
	style := choose_style.ChooseStyle(s.Open)
	set_style.SetStyle(s, style|cli.StyleCode)
	write_runes.WriteRunes(s, shown)
	set_style.SetStyle(s, style)
	return end + count
}
