// Package check_names refuses names of rules that do not exist.
package check_names

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
)

// CheckNames refuses names of rules that do not exist.
//
// **Runs on:** one thread at a time.
func CheckNames(r *grammar.Reader, n *grammar.Node) {
	if n.Kind == grammar.RuleName && r.Rules[n.Rule] == nil {
		r.At = n.At
		fail_source.FailSource(r, "there is no rule %s", n.Rule)
	}
	for _, part := range n.Nodes {
		CheckNames(r, part)
	}
}
