// Package get_series returns a series of a family.
package get_series

import (
	"slices"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/compare_series"
)

// GetSeries returns the series of family whose labels have values; from the first time on it is on the page.
//
// **Runs on:** any thread. **Holds:** Family.Mu.
func GetSeries(family *exposition.Family, values ...string) *exposition.Series {
	family.Mu.Lock()
	defer family.Mu.Unlock()
	at, found := slices.BinarySearchFunc(family.Series, values, compare_series.CompareSeries)
	if !found {
		family.Series = slices.Insert(family.Series, at, &exposition.Series{Values: slices.Clone(values),
			Points: make([]float64, len(family.Bounds))})
	}
	return family.Series[at]
}
