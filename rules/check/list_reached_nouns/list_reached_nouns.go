// Package list_reached_nouns follows what nouns use.
package list_reached_nouns

import "rkllmd/rules"

// ListReachedNouns returns the names among from, and all that nouns use directly or through others, as
// "engine/gguf.Model".
//
// **Runs on:** any thread.
func ListReachedNouns(nouns []rules.Noun, from []string) map[string]bool {
	uses := map[string][]string{}
	for _, noun := range nouns {
		uses[noun.Package+"."+noun.Name] = noun.Uses
	}
	reached := map[string]bool{}
	for open := from; len(open) > 0; open = open[1:] {
		if !reached[open[0]] {
			reached[open[0]] = true
			open = append(open, uses[open[0]]...)
		}
	}
	return reached
}
