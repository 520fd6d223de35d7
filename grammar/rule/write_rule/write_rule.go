// Package write_rule writes a rule, whose name is taken already.
package write_rule

import (
	"rkllmd/grammar"
	"rkllmd/grammar/rule/meter_size"
)

// WriteRule writes a rule, whose name is taken already, and counts its size.
//
// **Runs on:** one thread at a time.
func WriteRule(w *grammar.Writer, name, body string) {
	w.Rules = append(w.Rules, name+" ::= "+body)
	meter_size.MeterSize(w, len(name)+len(body))
}
