package turns_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/turns"
	"rkllmd/utils/turns/compare_due"
)

func TestCompareDue(t *testing.T) {
	now := time.Now()
	order := []*turns.Turn{ // each goes before all that follow
		{Due: now, Queued: now},
		{Due: now.Add(1), Queued: now.Add(-2)},
		{Due: now.Add(1), Queued: now.Add(-1)},
	}
	for i, a := range order {
		require.Zero(t, compare_due.CompareDue(a, a))
		for _, b := range order[i+1:] {
			require.Negative(t, compare_due.CompareDue(a, b))
			require.Positive(t, compare_due.CompareDue(b, a))
		}
	}
}
