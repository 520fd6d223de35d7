package number_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_tails"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildTails(t *testing.T) {
	tails, empty := build_tails.BuildTails(&grammar.Edge{Digits: "12"}, &grammar.Edge{Digits: "3", Open: true})
	require.False(t, empty)
	source := "root ::= " + build_alternatives.BuildAlternatives(tails)
	for text, expected := range map[string]bool{"12": true, "119": false, "2": true, "29": true, "3": false,
		"30": false, "1": false, "1200": true} {
		require.Equal(t, expected, is_written.IsWritten(t, source, text), text)
	}
	tails, empty = build_tails.BuildTails(nil, &grammar.Edge{})
	require.Equal(t, []any{[]string{`"0"{1,15}`}, true}, []any{tails, empty})
	tails, empty = build_tails.BuildTails(&grammar.Edge{Open: true}, &grammar.Edge{})
	require.Equal(t, []any{[]string(nil), false}, []any{tails, empty})
}
