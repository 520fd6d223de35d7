// Package read_gauge reads a gauge of the model or of the worker.
package read_gauge

import (
	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/measure_gauge"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// ReadGauge returns the function that reads the gauge called name, for Prometheus.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ReadGauge(name metrics.GaugeName, hub *generation.Hub, worker func() web.Worker) func() float64 {
	return func() float64 { return measure_gauge.MeasureGauge(name, hub, worker()) }
}
