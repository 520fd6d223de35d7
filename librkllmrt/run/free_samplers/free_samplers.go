// Package free_samplers frees the samplers of a run.
package free_samplers

import (
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/librkllmrt"
)

// FreeSamplers frees the samplers that create_samplers has made for a run.
//
// **Runs on:** the run's thread.
func FreeSamplers(run *librkllmrt.Run) {
	for i := range run.Turns {
		if run.Turns[i].Sampler != nil {
			free_sampler.FreeSampler(run.Turns[i].Sampler)
			run.Turns[i].Sampler = nil
		}
	}
}
