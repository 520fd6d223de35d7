// Package modify_generation changes how a run chooses its tokens.
package modify_generation

import (
	"rkllmd/engine"
	"rkllmd/engine/check_sampling"
	"rkllmd/generation"
	"rkllmd/generation/check_steering"
	"rkllmd/generation/fold_seed"
	"rkllmd/generation/name_error"
)

// ModifyGeneration makes run choose its tokens by s from the next one on; the seed stays the run's. Begin with
// run.Sampling (under Run.Mu), which is what is in force.
//
// **Runs on:** any thread, the run's sink included. Errors: ErrInvalid (check_sampling's words), ErrNotSupported, ErrNotFound (it has
// ended).
func ModifyGeneration(run *generation.Run, s engine.Sampling) error {
	run.Mu.Lock()
	defer run.Mu.Unlock()
	if err := check_steering.CheckSteering(run, "modified", run.Backend.Capabilities.Modify); err != nil {
		return err
	}
	if err := check_sampling.CheckSampling(s); err != nil {
		return name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	s.Seed = fold_seed.FoldSeed(run.Seed)
	run.Sampling = s
	run.Backend.Modify(run, s)
	return nil
}
