package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/is_nullable"
	"rkllmd/grammar/source/parse_alternatives"
)

func TestIsNullable(t *testing.T) {
	r := &grammar.Reader{Nullable: map[string]bool{"empty": true}}
	for text, expected := range map[string]bool{`""`: true, `"a"`: false, `[a]`: false, `"a"?`: true, `"a"+`: false,
		`( "a"? )+`: true, `empty`: true, `full`: false,
		`"a" | ""`: true, `empty full`: false, `empty empty`: true, ``: true} {
		r.Source, r.At = text, 0
		require.Equal(t, expected, is_nullable.IsNullable(r, parse_alternatives.ParseAlternatives(r, false)), text)
	}
}
