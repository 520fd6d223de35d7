// Package count_ranges counts the ranges of a file.
package count_ranges

import (
	"rkllmd/store/fetch"
)

// CountRanges returns into how many ranges plan divides the file.
//
// **Runs on:** any thread.
func CountRanges(plan fetch.Plan) int {
	return int((plan.Size + plan.Step - 1) / plan.Step)
}
