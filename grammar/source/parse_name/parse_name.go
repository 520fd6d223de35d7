// Package parse_name reads the name of a rule.
package parse_name

import (
	"rkllmd/grammar"
	"rkllmd/grammar/rule/convert_letter"
)

// ParseName reads the name of a rule: letters, digits and hyphens. It is empty if none stands here.
//
// **Runs on:** one thread at a time.
func ParseName(r *grammar.Reader) string {
	start := r.At
	for r.At < len(r.Source) {
		c := rune(r.Source[r.At])
		if convert_letter.ConvertLetter(c) != c {
			break
		}
		r.At++
	}
	return r.Source[start:r.At]
}
