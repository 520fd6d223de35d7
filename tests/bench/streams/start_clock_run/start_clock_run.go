// Package start_clock_run begins a run whose tokens are times.
package start_clock_run

import (
	"rkllmd/generation"
	"rkllmd/tests/bench/streams/step_clock"
)

// StartClockRun returns Backend.Start: the run gets tokens from the next step of c on.
func StartClockRun(c *step_clock.Clock) func(*generation.Run) error {
	return func(run *generation.Run) error {
		c.Mu.Lock()
		defer c.Mu.Unlock()
		c.Runs = append(c.Runs, run)
		if len(c.Runs) == 1 {
			go step_clock.StepClock(c)
		}
		return nil
	}
}
