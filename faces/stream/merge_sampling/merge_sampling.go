// Package merge_sampling applies a client's sampling parameters.
package merge_sampling

import (
	"rkllmd/engine"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/set_given"
)

// MergeSampling returns base with the parameters that p gives in their places.
//
// **Runs on:** any thread.
func MergeSampling(base engine.Sampling, p stream.Parameters) engine.Sampling {
	set_given.SetGiven(&base.Temperature, p.Temperature)
	set_given.SetGiven(&base.TopP, p.TopP)
	set_given.SetGiven(&base.TopK, p.TopK)
	set_given.SetGiven(&base.MinP, p.MinP)
	set_given.SetGiven(&base.RepeatPenalty, p.RepetitionPenalty)
	set_given.SetGiven(&base.FrequencyPenalty, p.FrequencyPenalty)
	set_given.SetGiven(&base.PresencePenalty, p.PresencePenalty)
	set_given.SetGiven(&base.Mirostat, p.Mirostat)
	set_given.SetGiven(&base.MirostatTau, p.MirostatTau)
	set_given.SetGiven(&base.MirostatEta, p.MirostatEta)
	return base
}
