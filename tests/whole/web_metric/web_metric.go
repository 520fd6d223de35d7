// Package web_metric reads a metric of a daemon.
package web_metric

import (
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// WebMetric returns the value of the metric with this name and labels, as Prometheus writes them; 0 where there is
// none.
func WebMetric(t testing.TB, base, name string) float64 {
	t.Helper()
	answer, err := http.Get(base + "/metrics")
	require.NoError(t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if rest, found := strings.CutPrefix(line, name+" "); found {
			value, err := strconv.ParseFloat(strings.TrimSpace(rest), 64)
			require.NoError(t, err)
			return value
		}
	}
	return 0
}
