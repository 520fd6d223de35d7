package turns_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/turns"
	"rkllmd/utils/turns/compare_turns"
)

func TestCompareTurns(t *testing.T) {
	now := time.Now()
	order := []*turns.Turn{ // each goes before all that follow
		{Class: turns.First, Queued: now.Add(1), UserRound: 9},
		{Class: turns.First, Queued: now.Add(2)},
		{Class: turns.Waits, UserPlace: 3},
		{Class: turns.Waits, UserPlace: 4},
		{Class: turns.Waits, UserRound: 1, UserPlace: 1},
		{Class: turns.Held, Queued: now},
		{Class: turns.Held, Queued: now.Add(1)},
	}
	for i, a := range order {
		require.Zero(t, compare_turns.CompareTurns(a, a))
		for _, b := range order[i+1:] {
			require.Negative(t, compare_turns.CompareTurns(a, b))
			require.Positive(t, compare_turns.CompareTurns(b, a))
		}
	}
}
