// Package fleet_fake_start starts runs of a backend that makes tokens up.
package fleet_fake_start

import (
	"time"

	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_fake_run"
)

// FleetFakeStart returns Backend.Start: a token comes each pace.
func FleetFakeStart(pace time.Duration) func(*generation.Run) error {
	return func(run *generation.Run) error {
		run.Call = make(chan bool, 1)
		go fleet_fake_run.FleetFakeRun(run, pace)
		return nil
	}
}
