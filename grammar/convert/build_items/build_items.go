// Package build_items writes the items of an array between its brackets.
package build_items

import (
	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_others"
)

// BuildItems writes the items of an array between its brackets: first these, then others.
//
// **Runs on:** one thread at a time.
func BuildItems(w *grammar.Writer, first []string, other string, least, most int) string {
	text := ""
	if other != "" {
		count := most
		if most != grammar.NoLimit {
			count = most - len(first)
		}
		fewest := max(least-len(first), 0)
		if len(first) == 0 {
			fewest = max(fewest, 1) // none at all is said below
		}
		text = build_others.BuildOthers(w, other, fewest, count, len(first) > 0)
	}
	for i := len(first) - 1; i >= 0; i-- {
		text = first[i] + " " + text
		if i > 0 {
			text = `"," ws ` + text
		}
		if i > 0 && i >= least {
			text = "( " + text + " )?"
		}
	}
	if text == "" {
		return `"[" ws "]"`
	}
	if least == 0 {
		return `"[" ws ( ` + text + ` ws )? "]"`
	}
	return `"[" ws ` + text + ` ws "]"`
}
