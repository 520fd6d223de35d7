// Package get_timestamp reads the clock.
package get_timestamp

import (
	"time"

	"rkllmd/utils"
)

// GetTimestamp tells the time on the system's monotonic clock in nanoseconds, counted from utils.Start so that it is
// always positive: for deadlines and durations, never for dates, and of no meaning to another process. Costs no system
// call.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func GetTimestamp() int64 {
	return int64(time.Since(utils.Start))
}
