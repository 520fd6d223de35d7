// Package list_fitting lists the tokens that fit a grammar.
package list_fitting

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/sampler/is_within"
	"rkllmd/grammar"
	"rkllmd/grammar/match/name_limit"
)

// ListFitting returns the tokens of tree that fit the grammar at the place where the answer is, ascending. A token is
// looked at only if the one above it in the tree fits: where few fit, few are looked at. whole is false, and the list
// empty, if they are more than most. The error is name_limit's.
//
// **Runs on:** one thread at a time. It is the one that uses the constraint.
func ListFitting(held *engine.Constraint, tree *engine.TokenTree, most int) (fitting []int32, whole bool, err error) {
	places := make([]int32, 0, min(len(tree.Tokens), max(most, tree.Roots))) // what is looked at
	for place := range int32(tree.Roots) {
		places = append(places, place)
	}
	for at := 0; at < len(places) && len(places) <= most && held.Matcher.Work <= grammar.MaxWork; at++ {
		place := places[at]
		token := tree.Tokens[place]
		if !is_within.IsWithin(held, token) {
			continue
		}
		if _, barred := slices.BinarySearch(held.Barred, token); !barred {
			fitting = append(fitting, token)
		}
		begin := int32(tree.Roots)
		if place > 0 {
			begin = tree.Ends[place-1]
		}
		for below := begin; below < tree.Ends[place]; below++ {
			places = append(places, below)
		}
	}
	if err := name_limit.NameLimit(held.Matcher); err != nil || len(places) > most {
		return nil, false, err
	}
	slices.Sort(fitting)
	return fitting, true, nil
}
