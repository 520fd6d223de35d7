package number_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/build_magnitudes"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildMagnitudes(t *testing.T) {
	source := "root ::= " + build_alternatives.BuildAlternatives(build_magnitudes.BuildMagnitudes("7", "1203"))
	for n := range 1500 {
		require.Equal(t, n >= 7 && n <= 1203, is_written.IsWritten(t, source, strconv.Itoa(n)), n)
	}
	require.Len(t, build_magnitudes.BuildMagnitudes("5", ""), 16)
	require.Nil(t, build_magnitudes.BuildMagnitudes("6", "5"))
}
