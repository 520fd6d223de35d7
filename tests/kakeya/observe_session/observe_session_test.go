package observe_session_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/kakeya/create_metrics"
	"rkllmd/kakeya/observe_session"
)

func TestObserveSession(t *testing.T) {
	m := create_metrics.CreateMetrics(prometheus.NewRegistry(), nil)
	for range 3 {
		observe_session.ObserveSession(m)
	}
	require.EqualValues(t, 3, testutil.ToFloat64(m.Active))
}
