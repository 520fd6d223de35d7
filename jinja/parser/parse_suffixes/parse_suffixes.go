// Package parse_suffixes parses the filters, tests and calls behind a value.
package parse_suffixes

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_call"
	"rkllmd/jinja/parser/parse_filter"
	"rkllmd/jinja/parser/parse_test_call"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/is_operator"
)

// ParseSuffixes parses the filters, tests and calls behind a value.
//
// **Runs on:** one thread at a time.
func ParseSuffixes(p *jinja.Parser, n *jinja.Node) *jinja.Node {
	for count := 0; ; count++ {
		check_length.CheckLength(p, count)
		switch {
		case accept_operator.AcceptOperator(p, "|"):
			n = parse_filter.ParseFilter(p, n)
		case accept_word.AcceptWord(p, "is"):
			n = parse_test_call.ParseTestCall(p, n)
		case is_operator.IsOperator(p, "("):
			n = parse_call.ParseCall(p, n)
		default:
			return n
		}
	}
}
