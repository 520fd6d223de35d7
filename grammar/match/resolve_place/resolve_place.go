// Package resolve_place goes from a place to the only one that it leads to.
package resolve_place

import "rkllmd/grammar"

// ResolvePlace goes from a place to the only one that it leads to without a character; false if there is none, or are
// several. Behind a part the node is nil, and it goes on at Up.
//
// **Runs on:** one thread at a time.
func ResolvePlace(m *grammar.Matcher, key grammar.FrameKey) (grammar.FrameKey, bool) {
	n, behind := key.Node, grammar.FrameKey{Up: key.Up}
	switch {
	case n.Kind == grammar.RuleName:
		return grammar.FrameKey{Node: m.Rules[n.Rule], Up: key.Up}, true
	case n.Kind == grammar.Literal && key.At == len(n.Characters):
		return behind, false
	case n.Kind == grammar.Sequence && key.At == len(n.Nodes):
		return behind, false
	case n.Kind == grammar.Repetition && key.At == n.Most:
		return behind, false
	case n.Kind == grammar.Sequence && key.At == len(n.Nodes)-1, n.Kind == grammar.Alternatives && len(n.Nodes) == 1:
		return grammar.FrameKey{Node: n.Nodes[len(n.Nodes)-1], Up: key.Up}, true
	case n.Kind == grammar.Repetition && n.Most == grammar.NoLimit:
		key.At = min(key.At, n.Least) // from then on all times are alike
	}
	return key, false
}
