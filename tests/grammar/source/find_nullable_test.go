package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/find_nullable"
	"rkllmd/grammar/source/parse_rule"
)

func TestFindNullable(t *testing.T) {
	r := &grammar.Reader{Source: "root ::= a b\na ::= b | \"x\" root\nb ::= \"y\"*\nc ::= a \"z\"",
		Rules: map[string]*grammar.Node{}, Nullable: map[string]bool{}}
	for r.At < len(r.Source) {
		parse_rule.ParseRule(r)
	}
	find_nullable.FindNullable(r)
	require.Equal(t, map[string]bool{"root": true, "a": true, "b": true}, r.Nullable)
}
