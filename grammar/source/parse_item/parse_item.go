// Package parse_item reads a literal, a class, a name or a group.
package parse_item

import (
	"unicode/utf8"

	"rkllmd/grammar"
	"rkllmd/grammar/source/accept_text"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/parse_class"
	"rkllmd/grammar/source/parse_literal"
	"rkllmd/grammar/source/parse_name"
	"rkllmd/grammar/source/skip_blanks"
)

// ParseItem reads a literal, a class, a name or a group, which alternatives reads; nil if none stands here.
//
// **Runs on:** one thread at a time.
func ParseItem(r *grammar.Reader, alternatives func(*grammar.Reader, bool) *grammar.Node) *grammar.Node {
	switch {
	case accept_text.AcceptText(r, `"`):
		return parse_literal.ParseLiteral(r)
	case accept_text.AcceptText(r, "["):
		return parse_class.ParseClass(r)
	case accept_text.AcceptText(r, "."):
		return &grammar.Node{Kind: grammar.Class, Characters: []rune{0, utf8.MaxRune}}
	case accept_text.AcceptText(r, "<"), accept_text.AcceptText(r, "!<"):
		fail_source.FailSource(r, "tokens cannot be named here: write the text that an answer may have")
	case accept_text.AcceptText(r, "("):
		if r.Depth++; r.Depth > grammar.MaxNesting {
			fail_source.FailSource(r, "more than %d groups stand inside each other", grammar.MaxNesting)
		}
		skip_blanks.SkipBlanks(r, true)
		n := alternatives(r, true)
		r.Depth--
		if !accept_text.AcceptText(r, ")") {
			fail_source.FailSource(r, "a group has no end: a ) is missing")
		}
		return n
	}
	start := r.At
	if name := parse_name.ParseName(r); name != "" {
		return &grammar.Node{Kind: grammar.RuleName, Rule: name, At: start}
	}
	return nil
}
