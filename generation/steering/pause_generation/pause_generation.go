// Package pause_generation pauses a run.
package pause_generation

import (
	"rkllmd/generation"
	"rkllmd/generation/steering/check_steering"
)

// PauseGeneration makes run wait until resume_generation; the token that is being computed may still come. One that is
// paused is left alone.
//
// **Runs on:** any thread. The run's sink may call it. Errors: ErrNotSupported, ErrNotFound (it has ended).
func PauseGeneration(run *generation.Run) error {
	run.Mu.Lock()
	defer run.Mu.Unlock()
	if err := check_steering.CheckSteering(run, "paused", run.Backend.Capabilities.Pause); err != nil {
		return err
	}
	if !run.Paused {
		run.Paused = true
		run.Backend.Pause(run)
	}
	return nil
}
