// Package get_timestamp reads the clock.
package get_timestamp

import (
	"time"

	"rkllmd/utils"
)

// GetTimestamp tells the time on the system's monotonic clock in nanoseconds, counted from utils.Start so that it is always
// positive: for deadlines and durations, never for dates, and of no meaning to another process. Costs no system call.
//
// **Runs on:** any thread. Follows seed 002 (get_timestamp).
func GetTimestamp() int64 {
	return int64(time.Since(utils.Start))
}
