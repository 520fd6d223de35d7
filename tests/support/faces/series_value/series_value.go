// Package series_value reads a counter or a gauge.
package series_value

import (
	"rkllmd/faces/exposition"
	"rkllmd/tests/support/faces/read_series"
)

// SeriesValue returns the value of the series of family whose labels have values, 0 while there is none.
func SeriesValue(family *exposition.Family, values ...string) float64 {
	value, _ := read_series.ReadSeries(family, values...)
	return value
}
