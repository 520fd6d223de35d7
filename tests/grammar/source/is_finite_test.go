package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/is_finite"
	"rkllmd/grammar/source/parse_alternatives"
)

func TestIsFinite(t *testing.T) {
	r := &grammar.Reader{Finite: map[string]bool{"short": true}}
	for text, expected := range map[string]bool{`"a"`: true, `long`: false, `long*`: true, `long+`: false,
		`long | short`: true, `short long`: false, `( short )`: true, ``: true} {
		r.Source, r.At = text, 0
		require.Equal(t, expected, is_finite.IsFinite(r, parse_alternatives.ParseAlternatives(r, false)), text)
	}
}
