package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/parse_literal"
)

func TestParseLiteral(t *testing.T) {
	r := &grammar.Reader{Source: `a\"ü" x`}
	require.Equal(t, &grammar.Node{Kind: grammar.Literal, Characters: []rune(`a"ü`)}, parse_literal.ParseLiteral(r))
	require.Equal(t, " x", r.Source[r.At:])
}
