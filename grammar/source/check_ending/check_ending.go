// Package check_ending refuses a rule that cannot come to an end.
package check_ending

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
)

// CheckEnding refuses a rule that cannot come to an end, because it always holds itself again.
//
// **Runs on:** one thread at a time.
func CheckEnding(r *grammar.Reader, name string) {
	if !r.Finite[name] {
		r.At = 0
		fail_source.FailSource(r, "the rule %s never comes to an end: it always holds itself again", name)
	}
}
