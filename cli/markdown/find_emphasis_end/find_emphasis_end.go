// Package find_emphasis_end finds where emphasis ends.
package find_emphasis_end

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown/count_signs"
	"rkllmd/cli/markdown/find_code_end"
	"rkllmd/cli/markdown/is_closing"
)

// FindEmphasisEnd reports whether the emphasis that begins at the beginning of text has an end there. Three signs may
// end two emphases at once. Code, and signs behind a backslash, are passed over. ended: text is the whole line.
//
// **Runs on:** any thread.
func FindEmphasisEnd(text []rune, begun cli.Emphasis, ended bool) bool {
	for i := begun.Count; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '`':
			count := count_signs.CountSigns(text[i:])
			if end := find_code_end.FindCodeEnd(text[i:], count, ended); end >= 0 {
				i += end
			}
			i += count - 1
		case begun.Sign:
			count := count_signs.CountSigns(text[i:])
			next := rune(0)
			if i+count < len(text) {
				next = text[i+count]
			} else if !ended {
				return false
			}
			if i > begun.Count && (count == begun.Count || count == 3) &&
				is_closing.IsClosing(text[i-1], next, begun.Sign) {
				return true
			}
			i += count - 1
		}
	}
	return false
}
