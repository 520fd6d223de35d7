package source_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/source/parse_alternatives"
	"rkllmd/grammar/source/parse_sequence"
)

func TestParseSequence(t *testing.T) {
	r := &grammar.Reader{Source: "\"a\"+ x\n\"b\""}
	n := parse_sequence.ParseSequence(r, false, parse_alternatives.ParseAlternatives)
	require.Len(t, n.Nodes, 2)
	require.Equal(t, grammar.Repetition, n.Nodes[0].Kind)
	require.Equal(t, "\n\"b\"", r.Source[r.At:], "a line ends it")
	r.At = 0
	require.Len(t, parse_sequence.ParseSequence(r, true, parse_alternatives.ParseAlternatives).Nodes, 3,
		"not within a group")
	_, err := parse_grammar.ParseGrammar("root ::= " + strings.Repeat("x ", 40001))
	require.ErrorContains(t, err, "more than 40000 parts")
	_, err = parse_grammar.ParseGrammar(`root ::= "" "a" ""?`)
	require.EqualError(t, err,
		`the grammar cannot be used: line 1, column 20: "" cannot be repeated: nothing stands there`)
	_, err = parse_grammar.ParseGrammar(`root ::= "a"` + strings.Repeat("+", 200_000))
	require.ErrorContains(t, err, "more than 64 repetitions stand behind each other")
}
