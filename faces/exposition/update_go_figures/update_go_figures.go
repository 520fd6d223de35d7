// Package update_go_figures asks Go's runtime for its figures.
package update_go_figures

import (
	"runtime"
	"runtime/metrics"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/set_value"
	"rkllmd/faces/exposition/update_gc_figures"
)

// UpdateGoFigures brings Go's figures in registry up to date. Nothing stops for it.
//
// **Runs on:** any thread. The caller holds Registry.Mu.
func UpdateGoFigures(registry *exposition.Registry) {
	var samples []metrics.Sample
	for _, figure := range exposition.GoFigures {
		for _, name := range figure.Sum {
			samples = append(samples, metrics.Sample{Name: name})
		}
	}
	metrics.Read(samples)
	for _, figure := range exposition.GoFigures {
		sum := uint64(0)
		for _, sample := range samples[:len(figure.Sum)] {
			sum += sample.Value.Uint64()
		}
		samples = samples[len(figure.Sum):]
		set_value.SetValue(registry.Families[figure.Name], float64(sum))
	}
	threads, _ := runtime.ThreadCreateProfile(nil)
	set_value.SetValue(registry.Families[exposition.GoThreads], float64(threads))
	set_value.SetValue(registry.Families[exposition.GoGoroutines], float64(runtime.NumGoroutine()))
	update_gc_figures.UpdateGCFigures(registry)
}
