// Package count_change counts connections that come and go.
package count_change

import "rkllmd/web"

// CountChange returns the Meter.OnClients of the front-end called face.
//
// **Runs on:** any, what it returns too.
func CountChange(c *web.Collectors, face string) func(int) {
	return func(change int) { c.Clients.WithLabelValues(face).Add(float64(change)) }
}
