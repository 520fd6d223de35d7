// Package add_value counts.
package add_value

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/get_series"
)

// AddValue adds change to the series of family whose labels have values: a counter, with a change that is not negative,
// or a gauge.
//
// **Runs on:** any thread. **Holds:** Series.Mu.
func AddValue(family *exposition.Family, change float64, values ...string) {
	series := get_series.GetSeries(family, values...)
	series.Mu.Lock()
	defer series.Mu.Unlock()
	series.Value += change
}
