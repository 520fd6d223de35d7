package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/source/parse_rule"
)

func TestParseRule(t *testing.T) {
	r := &grammar.Reader{Source: "a ::=\n \"x\"\n# next\nb ::= a", Rules: map[string]*grammar.Node{}}
	parse_rule.ParseRule(r)
	require.Equal(t, "b ::= a", r.Source[r.At:])
	require.NotNil(t, r.Rules["a"])
	for text, reason := range map[string]string{"::= x": "a rule begins with its name",
		"root = x":                       "::= is missing behind the name root",
		"root ::= \"a\"\nroot ::= \"b\"": "a second rule has the name root",
		"root ::= \"a\" )":               `')' cannot stand here`, "root ::= \"a\" *": "",
		"root ::= *": `'*' cannot stand here`} {
		_, err := parse_grammar.ParseGrammar(text)
		if reason == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, reason, text)
	}
}
