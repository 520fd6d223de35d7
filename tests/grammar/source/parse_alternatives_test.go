package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/parse_alternatives"
)

func TestParseAlternatives(t *testing.T) {
	r := &grammar.Reader{Source: "\"a\" |\n # more\n x | \"c\"\ny"}
	require.Len(t, parse_alternatives.ParseAlternatives(r, false).Nodes, 3)
	require.Equal(t, "\ny", r.Source[r.At:])
}
