// Package set_value sets a gauge.
package set_value

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/get_series"
)

// SetValue sets the series of family whose labels have values to value.
//
// **Runs on:** any thread. **Holds:** Series.Mu.
func SetValue(family *exposition.Family, value float64, values ...string) {
	series := get_series.GetSeries(family, values...)
	series.Mu.Lock()
	defer series.Mu.Unlock()
	series.Value = value
}
