// Package fleet_fake_abort ends a run of a backend that makes tokens up.
package fleet_fake_abort

import "rkllmd/generation"

// FleetFakeAbort has run end.
func FleetFakeAbort(run *generation.Run) {
	select {
	case run.Call.(chan bool) <- true:
	default: // it was told already
	}
}
