// Package parse_rule reads a rule.
package parse_rule

import (
	"unicode/utf8"

	"rkllmd/grammar"
	"rkllmd/grammar/source/accept_text"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/parse_alternatives"
	"rkllmd/grammar/source/parse_name"
	"rkllmd/grammar/source/skip_blanks"
)

// ParseRule reads a rule: NAME ::= ALTERNATIVES.
//
// **Runs on:** one thread at a time.
func ParseRule(r *grammar.Reader) {
	name := parse_name.ParseName(r)
	if name == "" {
		fail_source.FailSource(r, "a rule begins with its name, of letters, digits and hyphens")
	}
	skip_blanks.SkipBlanks(r, false)
	if !accept_text.AcceptText(r, "::=") {
		fail_source.FailSource(r, "::= is missing behind the name %s of a rule", name)
	}
	if r.Rules[name] != nil {
		fail_source.FailSource(r, "a second rule has the name %s", name)
	}
	skip_blanks.SkipBlanks(r, true)
	r.Rules[name] = parse_alternatives.ParseAlternatives(r, false)
	if r.At < len(r.Source) && r.Source[r.At] != '\n' && r.Source[r.At] != '\r' {
		c, _ := utf8.DecodeRuneInString(r.Source[r.At:])
		fail_source.FailSource(r, "%q cannot stand here", c)
	}
	skip_blanks.SkipBlanks(r, true)
}
