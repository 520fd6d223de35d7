package kakeya_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_violation"
	"rkllmd/faces/kakeya/create_metrics"
)

func TestCountViolation(t *testing.T) {
	m := create_metrics.CreateMetrics(prometheus.NewRegistry(), nil)
	count_violation.CountViolation(m, kakeya.INV2)
	require.EqualValues(t, 0, testutil.ToFloat64(m.Violations.WithLabelValues("inv1")))
	require.EqualValues(t, 1, testutil.ToFloat64(m.Violations.WithLabelValues("inv2")))
	require.Equal(t, 2, testutil.CollectAndCount(m.Violations))
}
