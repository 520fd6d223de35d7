// Package append_series writes a series for Prometheus.
package append_series

import (
	"strconv"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_line"
)

// AppendSeries appends series of family to page. The buckets of a histogram each count those before them too.
//
// **Runs on:** any thread. **Holds:** Series.Mu.
func AppendSeries(page []byte, family *exposition.Family, series *exposition.Series) []byte {
	series.Mu.Lock()
	defer series.Mu.Unlock()
	name, sum := family.Name, strconv.FormatFloat(series.Value, 'g', -1, 64)
	line := exposition.Line{Name: name, Labels: family.Labels, Values: series.Values, Value: sum}
	if family.Kind != exposition.Histogram && family.Kind != exposition.Summary {
		return append_line.AppendLine(page, line)
	}
	total := uint64(0)
	for i, point := range series.Points {
		line.Bound = strconv.FormatFloat(family.Bounds[i], 'g', -1, 64)
		line.BoundLabel, line.Value = "quantile", strconv.FormatFloat(point, 'g', -1, 64)
		if family.Kind == exposition.Histogram {
			total += uint64(point)
			line.Name, line.BoundLabel, line.Value = name+"_bucket", "le", strconv.FormatUint(total, 10)
		}
		page = append_line.AppendLine(page, line)
	}
	count := strconv.FormatUint(series.Count, 10)
	if family.Kind == exposition.Histogram {
		line.Name, line.BoundLabel, line.Bound, line.Value = name+"_bucket", "le", "+Inf", count
		page = append_line.AppendLine(page, line)
	}
	line.Name, line.BoundLabel, line.Value = name+"_sum", "", sum
	page = append_line.AppendLine(page, line)
	line.Name, line.Value = name+"_count", count
	return append_line.AppendLine(page, line)
}
