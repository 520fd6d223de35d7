// Package read_gauge reads a gauge of the model or of the worker.
package read_gauge

import (
	"rkllmd/generation"
	"rkllmd/web"
	"rkllmd/web/measure_gauge"
)

// ReadGauge returns the function that reads the gauge called name, for Prometheus.
//
// **Runs on:** any, what it returns too.
func ReadGauge(name web.GaugeName, hub *generation.Hub, worker func() web.Worker) func() float64 {
	return func() float64 { return measure_gauge.MeasureGauge(name, hub, worker()) }
}
