package observe_violation_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/kakeya"
	"rkllmd/kakeya/create_metrics"
	"rkllmd/kakeya/observe_violation"
)

func TestObserveViolation(t *testing.T) {
	m := create_metrics.CreateMetrics(prometheus.NewRegistry(), nil)
	observe_violation.ObserveViolation(m, kakeya.INV2)
	require.EqualValues(t, 0, testutil.ToFloat64(m.Violations.WithLabelValues("inv1")))
	require.EqualValues(t, 1, testutil.ToFloat64(m.Violations.WithLabelValues("inv2")))
	require.Equal(t, 2, testutil.CollectAndCount(m.Violations))
}
