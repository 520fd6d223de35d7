// Package detect_item tells items of lists, and rules, from text.
package detect_item

import (
	"strings"

	"rkllmd/cli/markdown"
)

// DetectItem tells whether the line text, of which line holds what is known, is an item of a list, a rule, or text;
// false: more of it must be known. ended: it is whole.
//
// **Runs on:** any thread. Follows CommonMark 0.31, "List items" and "Thematic breaks".
func DetectItem(line markdown.Line, text []rune, ended bool) (markdown.Line, bool) {
	sign, digits := text[0], 0
	if strings.ContainsRune("-*_", sign) && strings.Trim(string(text), string(sign)+" \t") == "" {
		if strings.Count(string(text), string(sign)) >= 3 && ended {
			line.Kind = markdown.LineRule
			return line, true
		}
		if !ended {
			return line, false
		}
	}
	for digits < len(text) && digits < 10 && text[digits] >= '0' && text[digits] <= '9' {
		digits++
	}
	mark := 1
	switch {
	case digits == 10:
		return line, true
	case digits > 0 && digits == len(text):
		return line, ended
	case digits > 0 && (text[digits] == '.' || text[digits] == ')'):
		mark = digits + 1
	case digits > 0 || !strings.ContainsRune("-*+", sign):
		return line, true
	}
	if mark == len(text) {
		return line, ended
	}
	if text[mark] != ' ' && text[mark] != '\t' {
		return line, true
	}
	rest := strings.TrimLeft(string(text[mark:]), " \t")
	line.Kind, line.Mark, line.Rest = markdown.LineItem, "•", rest
	if digits > 0 {
		line.Mark = string(text[:mark])
	}
	return line, ended || rest != ""
}
