// Package list_narrowing returns the keywords of a schema that narrow the values.
package list_narrowing

import (
	"slices"

	"rkllmd/grammar"
)

// ListNarrowing returns the keywords of a schema that narrow the values, but for those named.
//
// **Runs on:** any thread.
func ListNarrowing(s *grammar.Object, without ...string) []string {
	var names []string
	for _, name := range s.Names {
		_, known := grammar.KeywordTypes[name]
		if (known || grammar.Refused[name]) && !slices.Contains(without, name) {
			names = append(names, name)
		}
	}
	return names
}
