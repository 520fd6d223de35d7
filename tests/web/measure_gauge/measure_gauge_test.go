package measure_gauge_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/web_backend"
	"rkllmd/tests/support/web_stats"
	"rkllmd/web"
	"rkllmd/web/measure_gauge"
)

func TestMeasureGauge(t *testing.T) {
	hub := &generation.Hub{}
	worker := web.Worker{Loaded: true, Busy: true, Waiting: 3}
	b := web_backend.WebBackend()
	b.Stats, b.Model.BytesPerToken = web_stats.WebStats, 10
	for name, want := range map[web.GaugeName][2]float64{web.GaugeLoaded: {1, 1}, web.GaugeBusy: {1, 1}, web.GaugeQueue: {3, 3}, web.GaugeSequences: {0, 1}, web.GaugeRunning: {0, 1},
		web.GaugeWaiting: {0, 2}, web.GaugePaused: {0, 3}, web.GaugeTokens: {0, 40}, web.GaugeBytes: {0, 400}, web.GaugeCapacity: {0, 64}} {
		hub.Backend.Store(nil)
		require.Equal(t, want[0], measure_gauge.MeasureGauge(name, hub, worker), name)
		hub.Backend.Store(b)
		require.Equal(t, want[1], measure_gauge.MeasureGauge(name, hub, worker), name)
	}
	require.Zero(t, measure_gauge.MeasureGauge(web.GaugeBusy, hub, web.Worker{}))
	require.Len(t, web.Gauges, 10)
}
