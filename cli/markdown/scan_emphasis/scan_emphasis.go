// Package scan_emphasis reads signs of emphasis.
package scan_emphasis

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/choose_style"
	"rkllmd/cli/markdown/close_emphasis"
	"rkllmd/cli/markdown/count_signs"
	"rkllmd/cli/markdown/find_emphasis_end"
	"rkllmd/cli/markdown/is_closing"
	"rkllmd/cli/markdown/is_opening"
	"rkllmd/cli/markdown/set_style"
	"rkllmd/cli/markdown/write_runes"
)

// ScanEmphasis reads the signs that s.Pending begins with and begins or ends emphasis by them, and returns how many
// they are; 0: more must come. Signs that begin nothing that ends are text. ended: the line is whole.
//
// **Runs on:** one thread at a time. Follows CommonMark 0.31, "Emphasis", as far as a reader can who does not go back.
func ScanEmphasis(s *cli.Screen, ended bool) int {
	text := s.Pending
	signs := cli.Emphasis{Sign: text[0], Count: count_signs.CountSigns(text)}
	next := rune(0)
	if signs.Count < len(text) {
		next = text[signs.Count]
	} else if !ended && signs.Count < markdown.MaxSpan {
		return 0
	}
	right := signs.Count <= 3 && (signs.Sign != '~' || signs.Count == 2)
	if right && is_closing.IsClosing(s.Last, next, signs.Sign) && close_emphasis.CloseEmphasis(s, signs) {
		return signs.Count
	}
	if right && is_opening.IsOpening(s.Last, next, signs.Sign, signs.Count) {
		span := text[:min(len(text), markdown.MaxSpan)]
		if find_emphasis_end.FindEmphasisEnd(span, signs, ended && len(span) == len(text)) {
			s.Open = append(s.Open, signs)
			set_style.SetStyle(s, choose_style.ChooseStyle(s.Open))
			return signs.Count
		}
		if !ended && len(text) < markdown.MaxSpan {
			return 0
		}
	}
	write_runes.WriteRunes(s, text[:signs.Count])
	return signs.Count
}
