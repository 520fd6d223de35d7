package number_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/number/skip_digit"
)

func TestSkipDigit(t *testing.T) {
	e := &grammar.Edge{Digits: "12", Open: true}
	require.Equal(t, &grammar.Edge{Digits: "2", Open: true}, skip_digit.SkipDigit(e, true))
	require.Nil(t, skip_digit.SkipDigit(e, false))
	require.Nil(t, skip_digit.SkipDigit(nil, true))
	end := &grammar.Edge{Open: true}
	require.Same(t, end, skip_digit.SkipDigit(end, true))
}
