package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya/count_end"
	"rkllmd/faces/kakeya/count_session"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/series_value"
)

func TestCountEnd(t *testing.T) {
	for _, test := range []struct {
		reason            generation.CloseReason
		outcome, eviction string
	}{
		{generation.ClosedByClient, "closed", "close"},
		{generation.ClosedIdle, "evicted", "ttl"},
		{generation.ClosedCapacity, "evicted", "lru"},
		{generation.ClosedUnload, "evicted", "unload"},
		{generation.ClosedFailed, "failed", ""},
	} {
		m := create_metrics.CreateMetrics(&exposition.Registry{}, nil)
		count_session.CountSession(m)
		count_session.CountSession(m)
		count_end.CountEnd(m, test.reason)
		require.EqualValues(t, 1, series_value.SeriesValue(m.Active))
		require.EqualValues(t, 1, series_value.SeriesValue(m.Ended, test.outcome), test.reason)
		require.Equal(t, 3, len(m.Ended.Series), "no label of its own")
		require.Equal(t, 4, len(m.Evicted.Series), "no label of its own")
		for _, reason := range []string{"ttl", "lru", "close", "unload"} {
			require.Equal(t, reason == test.eviction, series_value.SeriesValue(m.Evicted, reason) == 1,
				test.reason)
		}
	}
}
