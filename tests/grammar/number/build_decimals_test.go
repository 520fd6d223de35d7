package number_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_decimals"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildDecimals(t *testing.T) {
	b := grammar.Bounds{Low: big.NewRat(5, 4), High: big.NewRat(21, 2)}
	source := "root ::= " + build_alternatives.BuildAlternatives(build_decimals.BuildDecimals(b))
	for text, expected := range map[string]bool{"1.25": true, "1.24": false, "1": false, "1.3": true, "2": true,
		"9.99": true, "10": true, "10.5": true,
		"10.50": true, "10.51": false, "11": false} {
		require.Equal(t, expected, is_written.IsWritten(t, source, text), text)
	}
	b.High = nil
	require.True(t, is_written.IsWritten(t,
		"root ::= "+build_alternatives.BuildAlternatives(build_decimals.BuildDecimals(b)), "123456.75"))
}
