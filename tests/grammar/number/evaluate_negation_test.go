package number_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/number/evaluate_negation"
)

func TestEvaluateNegation(t *testing.T) {
	require.Nil(t, evaluate_negation.EvaluateNegation(nil))
	r := big.NewRat(3, 2)
	require.Equal(t, "-3/2", evaluate_negation.EvaluateNegation(r).String())
	require.Equal(t, "3/2", r.String(), "it stays")
}
