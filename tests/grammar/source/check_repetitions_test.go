package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/parse_grammar"
)

func TestCheckRepetitions(t *testing.T) {
	_, err := parse_grammar.ParseGrammar("root ::= \"x\" ( \"a\"? )*")
	require.EqualError(t, err,
		"the grammar cannot be used: line 1, column 22: what is repeated here without end may be empty")
	_, err = parse_grammar.ParseGrammar("root ::= ( \"a\"? ){0,3}")
	require.NoError(t, err)
}
