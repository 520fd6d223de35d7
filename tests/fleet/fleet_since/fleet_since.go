// Package fleet_since tells a test's members and gateways since when they are connected.
package fleet_since

import "time"

// FleetSince returns Bus.Connected that tells since.
func FleetSince(since time.Time) func() time.Time {
	return func() time.Time { return since }
}
