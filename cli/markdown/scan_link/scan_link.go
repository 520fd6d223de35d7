// Package scan_link reads links in a line.
package scan_link

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/choose_style"
	"rkllmd/cli/markdown/find_link_end"
	"rkllmd/cli/markdown/set_style"
	"rkllmd/cli/markdown/write_rune"
	"rkllmd/cli/markdown/write_runes"
)

// ScanLink writes the link, or the image, that s.Pending begins with, as its words and its address in brackets, and
// returns how many characters that were; 0: more must come. Nobody follows it. What is no link is text. ended: the line
// is whole.
//
// **Runs on:** one thread at a time. Follows CommonMark 0.31, "Links", "Images".
func ScanLink(s *cli.Screen, ended bool) int {
	text, from := s.Pending, 1
	if text[0] == '!' {
		from = 2
	}
	if len(text) < from {
		if !ended {
			return 0
		}
		write_rune.WriteRune(s, text[0])
		return 1
	}
	words, end := 0, -1
	if known := true; text[from-1] == '[' {
		if words, end, known = find_link_end.FindLinkEnd(text, from, ended); !known {
			return 0
		}
	}
	if end < 0 {
		write_rune.WriteRune(s, text[0])
		return 1
	}
	label := strings.Trim(string(text[from:words]), "*_`")
	address, _, _ := strings.Cut(strings.TrimSpace(string(text[words+2:end])), " ")
	address = strings.Trim(address, "<>")
	style := choose_style.ChooseStyle(s.Open)
	set_style.SetStyle(s, style|cli.StyleUnderline)
	write_runes.WriteRunes(s, []rune(label))
	set_style.SetStyle(s, style)
	switch {
	case label == "":
		write_runes.WriteRunes(s, []rune(address))
	case address != "" && address != label:
		write_runes.WriteRunes(s, []rune(" ("+address+")"))
	}
	return end + 1
}
