package kakeya_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/count_session"
	"rkllmd/faces/kakeya/create_metrics"
)

func TestCountSession(t *testing.T) {
	m := create_metrics.CreateMetrics(prometheus.NewRegistry(), nil)
	for range 3 {
		count_session.CountSession(m)
	}
	require.EqualValues(t, 3, testutil.ToFloat64(m.Active))
}
