// Package check_progress refuses rules that come to themselves before any character.
package check_progress

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/is_nullable"
)

// CheckProgress refuses rules that come to themselves before any character. Open is the rules on the way here, done
// those that are known to be right.
//
// **Runs on:** one thread at a time.
func CheckProgress(r *grammar.Reader, n *grammar.Node, open, done map[string]bool) {
	if n.Kind == grammar.RuleName {
		if open[n.Rule] {
			r.At = n.At
			fail_source.FailSource(r, "the rule %s begins with itself", n.Rule)
		}
		if !done[n.Rule] {
			open[n.Rule] = true
			CheckProgress(r, r.Rules[n.Rule], open, done)
			delete(open, n.Rule)
			done[n.Rule] = true
		}
		return
	}
	for _, part := range n.Nodes {
		CheckProgress(r, part, open, done)
		if n.Kind == grammar.Sequence && !is_nullable.IsNullable(r, part) {
			return
		}
	}
}
