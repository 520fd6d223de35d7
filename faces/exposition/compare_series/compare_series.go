// Package compare_series orders the series of a family.
package compare_series

import (
	"slices"

	"rkllmd/faces/exposition"
)

// CompareSeries tells whether series stands before the one with values (negative), is that (0), or stands behind it
// (positive).
//
// **Runs on:** any thread.
func CompareSeries(series *exposition.Series, values []string) int {
	return slices.Compare(series.Values, values)
}
