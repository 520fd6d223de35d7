// Package read_series reads what was counted.
package read_series

import (
	"slices"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/compare_series"
)

// ReadSeries returns the value of the series of family whose labels have values, of a histogram the sum, and how many
// values a histogram has counted: 0 and 0 while there is no such series.
func ReadSeries(family *exposition.Family, values ...string) (float64, uint64) {
	family.Mu.Lock()
	defer family.Mu.Unlock()
	at, found := slices.BinarySearchFunc(family.Series, values, compare_series.CompareSeries)
	if !found {
		return 0, 0
	}
	series := family.Series[at]
	series.Mu.Lock()
	defer series.Mu.Unlock()
	return series.Value, series.Count
}
