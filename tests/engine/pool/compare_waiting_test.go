package pool_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/compare_waiting"
)

func TestCompareWaiting(t *testing.T) {
	now := time.Now()
	order := []*engine.Task{ // each goes before all that follow
		{Admitted: true, Priority: -1, Round: 9},
		{Priority: 2, Round: 5, Served: 9, Queued: now},
		{Priority: 1, Round: 0, Served: 1, Queued: now.Add(1)},
		{Priority: 1, Round: 0, Served: 2, Queued: now},
		{Priority: 1, Round: 1, Served: 1, Queued: now},
		{Priority: 1, Round: 1, Served: 1, Queued: now.Add(1)},
		{Held: true, Admitted: true},
		{Held: true, Priority: 9},
	}
	for i, a := range order {
		require.Zero(t, compare_waiting.CompareWaiting(a, a))
		for _, b := range order[i+1:] {
			require.Negative(t, compare_waiting.CompareWaiting(a, b), "%+v %+v", a, b)
			require.Positive(t, compare_waiting.CompareWaiting(b, a), "%+v %+v", a, b)
		}
	}
}
