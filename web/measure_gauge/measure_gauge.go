// Package measure_gauge measures what the model and the worker do.
package measure_gauge

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/peek_backend"
	"rkllmd/web"
)

// MeasureGauge returns the value of the gauge called name. What only a backend of the embedded runtime tells is 0 while there is none.
//
// **Runs on:** any.
func MeasureGauge(name web.GaugeName, hub *generation.Hub, worker web.Worker) float64 {
	var stats engine.PoolStats
	var model generation.ModelInfo
	sequences := 0
	if b := peek_backend.PeekBackend(hub); b != nil {
		model, sequences = b.Model, b.Capabilities.Sequences
		if b.Stats != nil {
			stats = b.Stats()
		}
	}
	yes := map[bool]float64{true: 1}
	return map[web.GaugeName]float64{
		web.GaugeLoaded: yes[worker.Loaded], web.GaugeBusy: yes[worker.Busy], web.GaugeQueue: float64(worker.Waiting),
		web.GaugeSequences: float64(sequences), web.GaugeRunning: float64(stats.Running), web.GaugeWaiting: float64(stats.Waiting),
		web.GaugePaused: float64(stats.Paused), web.GaugeTokens: float64(stats.CachedTokens),
		web.GaugeBytes: float64(stats.CachedTokens) * float64(model.BytesPerToken), web.GaugeCapacity: float64(sequences * model.ContextSize),
	}[name]
}
