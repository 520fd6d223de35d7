package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/parse_grammar"
)

func TestCheckNames(t *testing.T) {
	_, err := parse_grammar.ParseGrammar("root ::= a\na ::= ( \"x\" b )?")
	require.EqualError(t, err, "the grammar cannot be used: line 2, column 13: there is no rule b")
}
