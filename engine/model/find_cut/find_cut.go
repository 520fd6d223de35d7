// Package find_cut keeps special tokens whole where a text is cut.
package find_cut

import "strings"

// FindCut returns cut, an index in text, or the beginning of the special token that stands across it. The tokenizer
// cuts before a special token by itself, so no better place exists.
//
// **Runs on:** any thread.
func FindCut(text string, cut int, specials []string) int {
	for _, special := range specials {
		low, high := max(0, cut-len(special)+1), min(len(text), cut+len(special)-1)
		if low >= high {
			continue
		}
		if at := strings.Index(text[low:high], special); at >= 0 {
			return low + at
		}
	}
	return cut
}
