// Package add_rule adds a rule to a grammar.
package add_rule

import (
	"rkllmd/grammar"
	"rkllmd/grammar/rule/choose_name"
	"rkllmd/grammar/rule/write_rule"
)

// AddRule adds a rule to a grammar, and returns its name: the wanted one, or that with a number behind it.
//
// **Runs on:** one thread at a time.
func AddRule(w *grammar.Writer, wanted, body string) string {
	name := choose_name.ChooseName(w, wanted)
	write_rule.WriteRule(w, name, body)
	return name
}
