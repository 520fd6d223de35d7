// Package metric_changes waits until a metric of a daemon has changed.
package metric_changes

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/web_metric"
)

// MetricChanges waits until the metric that web_metric reads is no longer what it was before, at most two minutes;
// failure says what it means that it is.
func MetricChanges(t testing.TB, base, name string, before float64, failure string) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); web_metric.WebMetric(t, base, name) == before; {
		require.True(t, time.Now().Before(end), failure)
	}
}
