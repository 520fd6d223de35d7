// Package scan_inline reads the text of a line.
package scan_inline

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/scan_code"
	"rkllmd/cli/markdown/scan_emphasis"
	"rkllmd/cli/markdown/scan_link"
	"rkllmd/cli/markdown/write_rune"
)

// ScanInline writes s.Pending, as far as it is known what it means: code, emphasis, characters behind a backslash, and
// text. ended: the line is whole, and nothing stays.
//
// **Runs on:** one thread at a time.
func ScanInline(s *cli.Screen, ended bool) {
	for len(s.Pending) > 0 {
		read := 1
		switch r := s.Pending[0]; r {
		case '`':
			read = scan_code.ScanCode(s, ended)
		case '*', '_', '~':
			read = scan_emphasis.ScanEmphasis(s, ended)
		case '[', '!':
			read = scan_link.ScanLink(s, ended)
		case '\\':
			if len(s.Pending) == 1 && !ended {
				return
			}
			if len(s.Pending) > 1 && strings.ContainsRune("\\`*_~#-+.!|<>()[]{}", s.Pending[1]) {
				r, read = s.Pending[1], 2
			}
			write_rune.WriteRune(s, r)
		default:
			write_rune.WriteRune(s, r)
		}
		if read == 0 {
			return
		}
		s.Last = s.Pending[read-1]
		s.Pending = s.Pending[read:]
	}
}
