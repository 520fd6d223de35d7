// Package resume_generation lets a paused run go on.
package resume_generation

import (
	"rkllmd/generation"
	"rkllmd/generation/steering/check_steering"
)

// ResumeGeneration lets a run that pause_generation has paused go on where it was. One that is not paused is left
// alone.
//
// **Runs on:** any thread. The run's sink may call it. Errors: ErrNotSupported, ErrNotFound (it has ended).
func ResumeGeneration(run *generation.Run) error {
	run.Mu.Lock()
	defer run.Mu.Unlock()
	if err := check_steering.CheckSteering(run, "resumed", run.Backend.Capabilities.Pause); err != nil {
		return err
	}
	if run.Paused {
		run.Paused = false
		run.Backend.Resume(run)
	}
	return nil
}
