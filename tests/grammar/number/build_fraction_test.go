package number_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_fraction"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildFraction(t *testing.T) {
	require.Nil(t, build_fraction.BuildFraction("3", nil, &grammar.Edge{Open: true}), "nothing is below 0")
	source := "root ::= " + build_alternatives.BuildAlternatives(build_fraction.BuildFraction("3", nil,
		&grammar.Edge{Digits: "5"}))
	for text, expected := range map[string]bool{"3": true, "3.5": true, "3.500": true, "3.51": false, "3.49": true,
		"3.": false, "4": false} {
		require.Equal(t, expected, is_written.IsWritten(t, source, text), text)
	}
}
