// Package scan_block reads a block of code.
package scan_block

import (
	"strings"
	"unicode/utf8"

	"rkllmd/cli"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/write_rule"
)

// ScanBlock writes a character of a block of code, which nothing wraps: so it can be copied as it is. The beginning of
// a line is held back while it may be the end of the block.
//
// **Runs on:** one thread at a time. Follows CommonMark 0.31, "Fenced code blocks".
func ScanBlock(s *cli.Screen, r rune) {
	if !s.Inside {
		if r != '\n' {
			s.Head = append(s.Head, r)
		}
		text := strings.TrimLeft(string(s.Head), " \t")
		signs := strings.TrimLeft(text, string(s.Fence.Sign))
		count := len(text) - len(signs)
		if r == '\n' && count >= s.Fence.Count && strings.TrimSpace(signs) == "" {
			s.Head, s.Fence = nil, cli.Emphasis{}
			write_rule.WriteRule(s, "")
			s.Out = append(s.Out, '\n')
			return
		}
		if r != '\n' && len(s.Head) < 100 && (signs == "" || count >= s.Fence.Count && strings.TrimSpace(signs) == "") {
			return
		}
		s.Inside = true
		s.Out = append(s.Out, format_style.FormatStyle(s, 0, cli.StyleCode)...)
		s.Out = append(s.Out, string(s.Head)...)
		s.Head = nil
	} else if r != '\n' {
		s.Out = utf8.AppendRune(s.Out, r)
	}
	if r == '\n' {
		s.Inside, s.Code = false, false
		s.Out = append(append(s.Out, format_style.FormatStyle(s, cli.StyleCode, 0)...), '\n')
	}
}
