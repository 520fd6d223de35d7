// Package bind_clock stops a clock.
package bind_clock

import "time"

// BindClock returns a clock that stands at now.
//
// **Runs on:** any thread.
func BindClock(now time.Time) func() time.Time {
	return func() time.Time { return now }
}
