// Package next_ends returns where a part of a grammar may end that begins where another ends.
package next_ends

import (
	"slices"

	"rkllmd/grammar"
)

// NextEnds returns where a part of a grammar may end that begins where another one ends.
func NextEnds(rules map[string]*grammar.Node, n *grammar.Node, text []rune, starts []int,
	ends func(map[string]*grammar.Node, *grammar.Node, []rune, int) []int,
) []int {
	var all []int
	for _, at := range starts {
		all = append(all, ends(rules, n, text, at)...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
