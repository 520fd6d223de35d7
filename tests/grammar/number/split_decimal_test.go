package number_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/split_decimal"
)

func TestSplitDecimal(t *testing.T) {
	for _, c := range [][3]string{{"0", "0", ""}, {"12.5", "12", "5"}, {"0.050", "0", "05"}, {"100", "100", ""}} {
		r, _ := new(big.Rat).SetString(c[0])
		whole, fraction := split_decimal.SplitDecimal(r)
		require.Equal(t, c[1:], []string{whole, fraction})
	}
}
