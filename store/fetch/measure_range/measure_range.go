// Package measure_range tells where a range is.
package measure_range

import (
	"rkllmd/store/fetch"
)

// MeasureRange returns where range i of plan begins, and how many bytes it has.
//
// **Runs on:** any thread.
func MeasureRange(plan fetch.Plan, i int) (from, length int64) {
	from = int64(i) * plan.Step
	return from, min(plan.Step, plan.Size-from)
}
