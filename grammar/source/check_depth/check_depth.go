// Package check_depth refuses a rule in which too many parts are begun or left out without a character.
package check_depth

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
)

// CheckDepth refuses a rule in which too many parts are begun or left out without a character: llama.cpp makes a call
// inside a call for each, and would have no stack left.
//
// **Runs on:** one thread at a time.
func CheckDepth(r *grammar.Reader, name string) {
	if d := r.Depths[name]; d.Most > grammar.MaxDepth {
		r.At = 0
		fail_source.FailSource(r, "in the rule %s, %d parts may be begun or left out from one character to the next, "+
			"of at most %d: fewer parts may be empty one behind the other, or rules begin with rules", name, d.Most,
			grammar.MaxDepth)
	}
}
