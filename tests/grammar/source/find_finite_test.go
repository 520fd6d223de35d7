package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/find_finite"
	"rkllmd/grammar/source/parse_rule"
)

func TestFindFinite(t *testing.T) {
	r := &grammar.Reader{Source: "root ::= a | b\na ::= \"x\" a\nb ::= \"y\" root?",
		Rules: map[string]*grammar.Node{}, Finite: map[string]bool{}}
	for r.At < len(r.Source) {
		parse_rule.ParseRule(r)
	}
	find_finite.FindFinite(r)
	require.Equal(t, map[string]bool{"root": true, "b": true}, r.Finite)
}
