package number_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/build_digits"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildDigits(t *testing.T) {
	for _, c := range [][2]int{{0, 9}, {3, 3}, {10, 99}, {17, 82}, {100, 999}, {105, 105}, {199, 201}, {250, 749},
		{300, 399}, {123, 987}} {
		source := "root ::= " + build_digits.BuildDigits(strconv.Itoa(c[0]), strconv.Itoa(c[1]))
		for n := range 1000 {
			text := strconv.Itoa(n)
			if len(text) == len(strconv.Itoa(c[0])) {
				require.Equal(t, c[0] <= n && n <= c[1], is_written.IsWritten(t, source, text), "%d in %v: %s", n,
					c, source)
			}
		}
	}
}
