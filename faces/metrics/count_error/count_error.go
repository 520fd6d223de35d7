// Package count_error counts errors.
package count_error

import (
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/metrics"
)

// CountError returns the Meter.OnError of the front-end called face.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func CountError(c *metrics.Collectors, face string) func(string) {
	return func(kind string) { add_value.AddValue(c.Errors, 1, face, kind) }
}
