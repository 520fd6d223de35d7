package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/skip_blanks"
)

func TestSkipBlanks(t *testing.T) {
	r := &grammar.Reader{Source: " \t# a ::= b\n x"}
	skip_blanks.SkipBlanks(r, false)
	require.Equal(t, 11, r.At, "the line's end")
	skip_blanks.SkipBlanks(r, true)
	require.Equal(t, "x", r.Source[r.At:])
	skip_blanks.SkipBlanks(r, true)
	require.Equal(t, "x", r.Source[r.At:])
}
