// Package create_match makes what follows an answer through a grammar.
package create_match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/create_matcher"
	"rkllmd/grammar/parse_grammar"
)

// CreateMatch makes what follows an answer through a grammar, which must be right.
func CreateMatch(t testing.TB, source string) *grammar.Matcher {
	t.Helper()
	rules, err := parse_grammar.ParseGrammar(source)
	require.NoError(t, err, source)
	m, err := create_matcher.CreateMatcher(rules)
	require.NoError(t, err, source)
	return m
}
