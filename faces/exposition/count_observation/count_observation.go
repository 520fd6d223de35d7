// Package count_observation counts values by their size.
package count_observation

import (
	"slices"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/get_series"
)

// CountObservation counts value in the series of family, a histogram, whose labels have values. A bucket counts what is
// not above its bound.
//
// **Runs on:** any thread. **Holds:** Series.Mu.
func CountObservation(family *exposition.Family, value float64, values ...string) {
	series := get_series.GetSeries(family, values...)
	series.Mu.Lock()
	defer series.Mu.Unlock()
	series.Value += value
	series.Count++
	if at, _ := slices.BinarySearch(family.Bounds, value); at < len(series.Points) {
		series.Points[at]++
	}
}
