// Package modify_generation changes how a run chooses its tokens.
package modify_generation

import (
	"rkllmd/engine"
	"rkllmd/engine/sampler/check_sampling"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/convert_seed"
	"rkllmd/generation/steering/check_steering"
)

// ModifyGeneration makes run choose its tokens by s from the next one on; the seed stays the run's. Begin with
// run.Sampling (under Run.Mu), which is what is in force.
//
// **Runs on:** any thread. The run's sink may call it. Errors: ErrInvalid (check_sampling's words), ErrNotSupported,
// ErrNotFound (it has ended).
func ModifyGeneration(run *generation.Run, s engine.Sampling) error {
	run.Mu.Lock()
	defer run.Mu.Unlock()
	if err := check_steering.CheckSteering(run, "modified", run.Backend.Capabilities.Modify); err != nil {
		return err
	}
	if err := check_sampling.CheckSampling(s); err != nil {
		return name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	s.Seed = convert_seed.ConvertSeed(run.Seed)
	run.Sampling = s
	run.Backend.Modify(run, s)
	return nil
}
