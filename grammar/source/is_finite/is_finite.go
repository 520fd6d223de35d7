// Package is_finite tells whether a part of a grammar can come to an end.
package is_finite

import "rkllmd/grammar"

// IsFinite tells whether a part of a grammar can come to an end, as far as the rules are known.
//
// **Runs on:** one thread at a time.
func IsFinite(r *grammar.Reader, n *grammar.Node) bool {
	switch n.Kind {
	case grammar.Literal, grammar.Class:
		return true
	case grammar.RuleName:
		return r.Finite[n.Rule]
	case grammar.Repetition:
		return n.Least == 0 || IsFinite(r, n.Nodes[0])
	}
	some, all := false, true
	for _, part := range n.Nodes {
		finite := IsFinite(r, part)
		some, all = some || finite, all && finite
	}
	return all || some && n.Kind == grammar.Alternatives
}
