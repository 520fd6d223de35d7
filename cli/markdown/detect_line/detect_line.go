// Package detect_line tells what a line of Markdown is.
package detect_line

import (
	"strings"

	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/count_signs"
	"rkllmd/cli/markdown/detect_item"
)

// DetectLine tells what the line is that begins with head, or is head if it has ended; false: more of it must be known.
//
// **Runs on:** any thread. Follows CommonMark 0.31, "Leaf blocks" and "Container blocks", line by line.
func DetectLine(head []rune, ended bool) (line markdown.Line, known bool) {
	text := []rune(strings.TrimLeft(string(head), " \t"))
	line.Rest = string(text)
	for _, r := range head[:len(head)-len(text)] {
		line.Indent++
		if r == '\t' {
			line.Indent = (line.Indent + 3) / 4 * 4
		}
	}
	ended = ended || len(head) >= markdown.MaxHead
	if len(text) == 0 {
		line.Kind = markdown.LineBlank
		return line, ended
	}
	count := count_signs.CountSigns(text)
	whole := ended || len(text) > count // the first sign is not repeated any more
	rest := text[count:]
	switch text[0] {
	case '#':
		if count <= 6 && len(rest) > 0 && rest[0] == ' ' {
			line.Kind, line.Level, line.Rest = markdown.LineHeading, count, strings.TrimLeft(string(rest), " ")
			return line, ended || line.Rest != ""
		}
		return line, whole || count > 6
	case '>':
		line.Kind, line.Rest = markdown.LineQuote, strings.TrimPrefix(string(text[1:]), " ")
		return line, ended || len(text) > 1
	case '=': // under a heading
		if count < 3 || strings.TrimSpace(string(rest)) != "" {
			return line, whole
		}
		if ended {
			line.Kind = markdown.LineRule
		}
		return line, ended
	case '|':
		line.Kind = markdown.LineTabled
		return line, true
	case '`', '~':
		if count < 3 {
			return line, whole
		}
		line.Mark = strings.TrimSpace(string(rest))
		if !strings.ContainsRune(line.Mark, '`') {
			line.Kind, line.Level, line.Sign = markdown.LineFence, count, text[0]
			return line, ended
		}
		return line, true
	}
	return detect_item.DetectItem(line, text, ended)
}
