// Package repeated_ends returns where a repetition may end.
package repeated_ends

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/tests/grammar/next_ends"
)

// RepeatedEnds returns where a repetition may end.
func RepeatedEnds(rules map[string]*grammar.Node, n *grammar.Node, text []rune, at int,
	ends func(map[string]*grammar.Node, *grammar.Node, []rune, int) []int,
) []int {
	now := []int{at}
	var all []int
	for times := 0; len(now) > 0; times++ {
		if times >= n.Least {
			all = append(all, now...)
		}
		if times == n.Most {
			break
		}
		now = next_ends.NextEnds(rules, n.Nodes[0], text, now, ends)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
