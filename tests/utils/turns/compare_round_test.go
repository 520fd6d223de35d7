package turns_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/turns"
	"rkllmd/utils/turns/compare_round"
)

func TestCompareRound(t *testing.T) {
	now := time.Now()
	order := []*turns.Turn{ // each goes before all that follow
		{Round: 0, Deadline: now.Add(5), Place: 9},
		{Round: 0, Deadline: now.Add(6), Place: 3},
		{Round: 0, Deadline: now.Add(6), Place: 4},
		{Round: 1, Deadline: now, Place: 1},
	}
	for i, a := range order {
		require.Zero(t, compare_round.CompareRound(a, a))
		for _, b := range order[i+1:] {
			require.Negative(t, compare_round.CompareRound(a, b))
			require.Positive(t, compare_round.CompareRound(b, a))
		}
	}
}
