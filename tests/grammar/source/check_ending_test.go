package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/parse_grammar"
)

func TestCheckEnding(t *testing.T) {
	_, err := parse_grammar.ParseGrammar("root ::= a | \"y\"\na ::= \"x\" a")
	require.ErrorContains(t, err, "the rule a never comes to an end")
	_, err = parse_grammar.ParseGrammar("root ::= a\na ::= \"x\" a?")
	require.NoError(t, err)
}
