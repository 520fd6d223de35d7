// Package update_gc_figures asks Go's runtime how long its garbage collections stopped the program.
package update_gc_figures

import (
	"runtime/debug"
	"time"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/get_series"
	"rkllmd/faces/exposition/set_value"
)

// UpdateGCFigures brings the figures of the garbage collections in registry up to date.
//
// **Runs on:** any thread. The caller holds Registry.Mu. **Holds:** Series.Mu.
func UpdateGCFigures(registry *exposition.Registry) {
	stats := debug.GCStats{PauseQuantiles: make([]time.Duration, len(exposition.GCQuantiles))}
	debug.ReadGCStats(&stats)
	set_value.SetValue(registry.Families[exposition.GoLastGC], float64(stats.LastGC.UnixNano())/1e9)
	series := get_series.GetSeries(registry.Families[exposition.GoGC])
	series.Mu.Lock()
	defer series.Mu.Unlock()
	for i, pause := range stats.PauseQuantiles {
		series.Points[i] = pause.Seconds()
	}
	series.Value, series.Count = stats.PauseTotal.Seconds(), uint64(stats.NumGC)
}
