package source_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/source/parse_alternatives"
	"rkllmd/grammar/source/parse_item"
)

func TestParseItem(t *testing.T) {
	for text, kind := range map[string]grammar.Kind{`"a"`: grammar.Literal, `[a]`: grammar.Class,
		`.`: grammar.Class, `x`: grammar.RuleName, `( "a" | x )`: grammar.Alternatives} {
		require.Equal(t, kind, parse_item.ParseItem(&grammar.Reader{Source: text},
			parse_alternatives.ParseAlternatives).Kind, text)
	}
	require.Nil(t, parse_item.ParseItem(&grammar.Reader{Source: ")"}, nil))
	for text, reason := range map[string]string{`<tool>`: "tokens cannot be named here",
		`!<x>`: "tokens cannot be named here", `( "a"`: "a ) is missing",
		strings.Repeat("(", 65): "more than 64 groups"} {
		_, err := parse_grammar.ParseGrammar("root ::= " + text)
		require.ErrorContains(t, err, reason)
	}
}
