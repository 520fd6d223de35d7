// Package find_code_end finds where code in a line ends.
package find_code_end

import "rkllmd/cli/markdown/count_signs"

// FindCodeEnd returns where the code ends that begins at the beginning of text with count backticks: the place of as
// many; -1: it has no end in text. ended: text is the whole line. Otherwise backticks at its end may get more.
//
// **Runs on:** any thread. Follows CommonMark 0.31, "Code spans".
func FindCodeEnd(text []rune, count int, ended bool) int {
	for i := count; i < len(text); i++ {
		if text[i] != '`' {
			continue
		}
		found := count_signs.CountSigns(text[i:])
		if found == count && (ended || i+found < len(text)) {
			return i
		}
		i += found - 1
	}
	return -1
}
