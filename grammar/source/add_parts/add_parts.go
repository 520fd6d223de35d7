// Package add_parts adds a part of a grammar, and all that it holds, to a grammar.Spread.
package add_parts

import "rkllmd/grammar"

// AddParts adds a part of a grammar, and all that it holds, to s. Of what holds nothing, and of what may come no times,
// holds says at once whether it is true.
//
// **Runs on:** one thread at a time.
func AddParts(r *grammar.Reader, s *grammar.Spread, n *grammar.Node, holds func(*grammar.Reader, *grammar.Node) bool) {
	for _, part := range n.Nodes {
		s.Parents[part] = n
		AddParts(r, s, part, holds)
	}
	switch {
	case n.Kind == grammar.RuleName:
		s.Users[n.Rule] = append(s.Users[n.Rule], n)
	case len(n.Nodes) == 0 || n.Kind == grammar.Repetition && n.Least == 0:
		if holds(r, n) {
			s.Ready = append(s.Ready, n)
		}
	case n.Kind == grammar.Sequence:
		s.Missing[n] = len(n.Nodes)
	default:
		s.Missing[n] = 1
	}
}
