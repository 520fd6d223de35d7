// Package measure_gauge measures what the model and the worker do.
package measure_gauge

import (
	"rkllmd/engine"
	"rkllmd/faces/metrics"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_backend"
)

// MeasureGauge returns the value of the gauge called name. What only a backend of the embedded runtime tells is 0 while
// there is none.
//
// **Runs on:** any thread.
func MeasureGauge(name metrics.GaugeName, hub *generation.Hub, worker web.Worker) float64 {
	var stats engine.PoolStats
	var model generation.ModelInfo
	sequences := 0
	if b := find_backend.FindBackend(hub); b != nil {
		model, sequences = b.Model, b.Capabilities.Sequences
		if b.Stats != nil {
			stats = b.Stats()
		}
	}
	yes := map[bool]float64{true: 1}
	return map[metrics.GaugeName]float64{
		metrics.GaugeLoaded: yes[worker.Loaded], metrics.GaugeBusy: yes[worker.Busy], metrics.GaugeQueue: float64(
			worker.Waiting),
		metrics.GaugeSequences: float64(sequences), metrics.GaugeRunning: float64(stats.Running),
		metrics.GaugeWaiting: float64(stats.Waiting),
		metrics.GaugePaused:  float64(stats.Paused), metrics.GaugeTokens: float64(stats.CachedTokens),
		metrics.GaugeBytes: float64(stats.CachedTokens) * float64(model.BytesPerToken), metrics.GaugeCapacity: float64(
			sequences * model.ContextSize),
	}[name]
}
