// Package is_nullable tells whether nothing may stand where a part of a grammar stands.
package is_nullable

import "rkllmd/grammar"

// IsNullable tells whether nothing may stand where a part of a grammar stands, as far as the rules are known.
//
// **Runs on:** one thread at a time.
func IsNullable(r *grammar.Reader, n *grammar.Node) bool {
	switch n.Kind {
	case grammar.Literal:
		return len(n.Characters) == 0
	case grammar.Class:
		return false
	case grammar.RuleName:
		return r.Nullable[n.Rule]
	case grammar.Repetition:
		return n.Least == 0 || IsNullable(r, n.Nodes[0])
	case grammar.Alternatives:
		for _, part := range n.Nodes {
			if IsNullable(r, part) {
				return true
			}
		}
		return false
	}
	for _, part := range n.Nodes {
		if !IsNullable(r, part) {
			return false
		}
	}
	return true
}
