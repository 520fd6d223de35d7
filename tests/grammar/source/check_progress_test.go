package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/parse_grammar"
)

func TestCheckProgress(t *testing.T) {
	for text, reason := range map[string]string{
		"root ::= root": "begins with itself", "root ::= \"a\"? b\nb ::= ( root | \"x\" )": "begins with itself",
		"root ::= \"a\" root?": "",
		"root ::= a | b\na ::= \"(\" root \")\"\nb ::= \"x\" b |": "",
	} {
		_, err := parse_grammar.ParseGrammar(text)
		if reason == "" {
			require.NoError(t, err, text)
			continue
		}
		require.ErrorContains(t, err, reason)
	}
}
