// Package parse_repetition reads how often what stands in front of it may come.
package parse_repetition

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/accept_text"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/parse_count"
	"rkllmd/grammar/source/skip_blanks"
)

// ParseRepetition reads how often what stands in front of it may come: *, +, ? or {LEAST,MOST}; false if nothing is
// said.
//
// **Runs on:** one thread at a time.
func ParseRepetition(r *grammar.Reader) (least, most int, ok bool) {
	switch {
	case accept_text.AcceptText(r, "*"):
		return 0, grammar.NoLimit, true
	case accept_text.AcceptText(r, "+"):
		return 1, grammar.NoLimit, true
	case accept_text.AcceptText(r, "?"):
		return 0, 1, true
	case !accept_text.AcceptText(r, "{"):
		return 0, 0, false
	}
	skip_blanks.SkipBlanks(r, false)
	least = parse_count.ParseCount(r)
	most = least
	skip_blanks.SkipBlanks(r, false)
	if accept_text.AcceptText(r, ",") {
		skip_blanks.SkipBlanks(r, false)
		most = parse_count.ParseCount(r)
		skip_blanks.SkipBlanks(r, false)
	}
	if least == grammar.NoLimit || !accept_text.AcceptText(r, "}") || most != grammar.NoLimit && least > most {
		fail_source.FailSource(r, "a repetition is {N}, {N,} or {N,M}, and N is at most M")
	}
	return least, most, true
}
