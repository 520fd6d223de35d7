// Package find_link_end finds where a link in a line ends.
package find_link_end

import "rkllmd/cli/markdown"

// FindLinkEnd returns where the words of the link at the beginning of text end, with the place of "](", and where the
// link ends, with the place of ")". from is where the words begin. known is false while more text may make it a link;
// then, and where it is none, end is -1. ended: text is the whole line.
//
// **Runs on:** any thread. Follows CommonMark 0.31, "Links", as far as those that say their address in the line.
func FindLinkEnd(text []rune, from int, ended bool) (words, end int, known bool) {
	words = from
	for words < len(text) && words < markdown.MaxSpan && text[words] != ']' {
		words++
	}
	if words+1 >= len(text) {
		return words, -1, ended || words >= markdown.MaxSpan
	}
	if text[words] != ']' || text[words+1] != '(' {
		return words, -1, true
	}
	open := 0
	for end = words + 2; end < len(text) && end < markdown.MaxLink; end++ {
		switch text[end] {
		case '(':
			open++
		case ')':
			if open--; open < 0 {
				return words, end, true
			}
		}
	}
	return words, -1, ended || end >= markdown.MaxLink
}
