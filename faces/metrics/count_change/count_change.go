// Package count_change counts connections that come and go.
package count_change

import (
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/metrics"
)

// CountChange returns the Meter.OnClients of the front-end called face.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func CountChange(c *metrics.Collectors, face string) func(int) {
	return func(change int) { add_value.AddValue(c.Clients, float64(change), face) }
}
