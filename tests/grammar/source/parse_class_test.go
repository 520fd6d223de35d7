package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/source/parse_class"
)

func TestParseClass(t *testing.T) {
	r := &grammar.Reader{Source: `^a-c\]-]`}
	require.Equal(t, &grammar.Node{Kind: grammar.Class, Not: true, Characters: []rune("--]]ac")},
		parse_class.ParseClass(r))
	for text, reason := range map[string]string{`[]`: "a class of characters is empty",
		`[c-a]`: "the range c-a of a class ends before it begins"} {
		_, err := parse_grammar.ParseGrammar("root ::= " + text)
		require.ErrorContains(t, err, reason)
	}
}
