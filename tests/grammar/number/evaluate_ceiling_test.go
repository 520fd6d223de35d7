package number_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/evaluate_ceiling"
)

func TestEvaluateCeiling(t *testing.T) {
	for _, c := range [][3]string{{"1.5", "false", "2"}, {"2", "false", "2"}, {"2", "true", "3"}, {"-1.5", "false",
		"-1"}, {"-1.5", "true", "-1"}, {"1.2", "true", "2"}} {
		r, _ := new(big.Rat).SetString(c[0])
		require.Equal(t, c[2], evaluate_ceiling.EvaluateCeiling(r, c[1] == "true").String(), c)
	}
	require.Nil(t, evaluate_ceiling.EvaluateCeiling(nil, true))
}
