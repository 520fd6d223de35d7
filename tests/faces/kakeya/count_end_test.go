package kakeya_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/count_end"
	"rkllmd/faces/kakeya/count_session"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/generation"
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
		m := create_metrics.CreateMetrics(prometheus.NewRegistry(), nil)
		count_session.CountSession(m)
		count_session.CountSession(m)
		count_end.CountEnd(m, test.reason)
		require.EqualValues(t, 1, testutil.ToFloat64(m.Active))
		require.EqualValues(t, 1, testutil.ToFloat64(m.Ended.WithLabelValues(test.outcome)), test.reason)
		require.Equal(t, 3, testutil.CollectAndCount(m.Ended), "no label of its own")
		require.Equal(t, 4, testutil.CollectAndCount(m.Evicted), "no label of its own")
		for _, reason := range []string{"ttl", "lru", "close", "unload"} {
			require.Equal(t, reason == test.eviction, testutil.ToFloat64(m.Evicted.WithLabelValues(reason)) == 1,
				test.reason)
		}
	}
}
