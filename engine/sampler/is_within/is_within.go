// Package is_within tells whether a token's text fits a grammar.
package is_within

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/grammar/match/read_text"
)

// IsWithin tells whether a token's text fits the grammar at the place where the answer is, or for a token that ends it,
// whether it may end. That is false, too, where the grammar can be read in too many ways (held.Matcher.Work).
//
// **Runs on:** one thread at a time. It is the one that uses the constraint.
func IsWithin(held *engine.Constraint, token int32) bool {
	if slices.Contains(held.Tree.Ending, token) {
		return held.Matcher.Now.Ends && held.Matcher.Begun == ""
	}
	if token < 0 || int(token) >= len(held.Tree.Texts) || held.Tree.Texts[token] == "" {
		return false
	}
	s, _ := read_text.ReadText(held.Matcher, held.Tree.Texts[token])
	return s != nil
}
