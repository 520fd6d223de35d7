package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/source/parse_repetition"
)

func TestParseRepetition(t *testing.T) {
	for text, expected := range map[string][3]any{"*": {0, -1, true}, "+": {1, -1, true}, "?": {0, 1, true},
		"{3}": {3, 3, true}, "{ 3 , }": {3, -1, true},
		"{0,4}": {0, 4, true}, "x": {0, 0, false}} {
		least, most, ok := parse_repetition.ParseRepetition(&grammar.Reader{Source: text})
		require.Equal(t, expected, [3]any{least, most, ok}, text)
	}
	for _, text := range []string{"{}", "{,3}", "{4,3}", "{3", "{a}"} {
		_, err := parse_grammar.ParseGrammar(`root ::= "a"` + text)
		require.ErrorContains(t, err, "a repetition is {N}, {N,} or {N,M}", text)
	}
}
