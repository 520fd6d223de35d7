// Package is_written tells whether a grammar can write a text.
package is_written

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/tests/grammar/grammar_ends"
)

// IsWritten tells whether a grammar can write a text.
func IsWritten(t testing.TB, source, text string) bool {
	t.Helper()
	rules, err := parse_grammar.ParseGrammar(source)
	require.NoError(t, err, source)
	letters := []rune(text)
	return slices.Contains(grammar_ends.GrammarEnds(rules, rules["root"], letters, 0), len(letters))
}
