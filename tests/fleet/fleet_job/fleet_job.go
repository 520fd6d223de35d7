// Package fleet_job makes a job for a test.
package fleet_job

import (
	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/generation"
)

// FleetJob returns a job of the gateway g1 in that epoch, of up to nine tokens.
func FleetJob(epoch int) *fleet.Job {
	return &fleet.Job{ID: "j", Gateway: "g1", Epoch: epoch, Prompt: []int32{1, 2}, MaxTokens: 9, Logprobs: -1,
		Sampling: engine.Sampling{TopK: 1, TopP: 1, Temperature: 1, RepeatPenalty: 1},
		Given:    &generation.Given{}}
}
