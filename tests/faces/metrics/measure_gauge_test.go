package metrics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/measure_gauge"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_stats"
	"rkllmd/tests/faces/web_backend"
)

func TestMeasureGauge(t *testing.T) {
	hub := &generation.Hub{}
	worker := web.Worker{Loaded: true, Busy: true, Waiting: 3}
	b := web_backend.WebBackend()
	b.Stats, b.Model.BytesPerToken = web_stats.WebStats, 10
	for name, want := range map[metrics.GaugeName][2]float64{metrics.GaugeLoaded: {1, 1}, metrics.GaugeBusy: {1, 1},
		metrics.GaugeQueue: {3, 3}, metrics.GaugeSequences: {0, 1}, metrics.GaugeRunning: {0, 1},
		metrics.GaugeWaiting: {0, 2}, metrics.GaugePaused: {0, 3}, metrics.GaugeTokens: {0, 40}, metrics.GaugeBytes: {0,
			400}, metrics.GaugeCapacity: {0, 64}} {
		hub.Backend.Store(nil)
		require.Equal(t, want[0], measure_gauge.MeasureGauge(name, hub, worker), name)
		hub.Backend.Store(b)
		require.Equal(t, want[1], measure_gauge.MeasureGauge(name, hub, worker), name)
	}
	require.Zero(t, measure_gauge.MeasureGauge(metrics.GaugeBusy, hub, web.Worker{}))
	require.Len(t, metrics.Gauges, 10)
}
