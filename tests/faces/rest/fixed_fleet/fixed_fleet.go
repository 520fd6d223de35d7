// Package fixed_fleet is a fleet that does not change.
package fixed_fleet

import "rkllmd/faces/web"

// FixedFleet returns Host.Fleet that tells fleet.
func FixedFleet(fleet web.Fleet) func() web.Fleet {
	return func() web.Fleet {
		return fleet
	}
}
