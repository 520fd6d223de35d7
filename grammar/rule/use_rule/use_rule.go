// Package use_rule returns the name of a rule that many schemas need.
package use_rule

import (
	"rkllmd/grammar"
	"rkllmd/grammar/rule/write_rule"
)

// UseRule returns the name of a rule that many schemas need, and adds it, with what it needs itself.
//
// **Runs on:** one thread at a time.
func UseRule(w *grammar.Writer, name string) string {
	if w.Names[name] {
		return name
	}
	w.Names[name] = true
	rule := grammar.SharedRules[name]
	write_rule.WriteRule(w, name, rule.Body)
	for _, needed := range rule.Needs {
		UseRule(w, needed)
	}
	return name
}
