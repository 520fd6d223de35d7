// Package merge_sampling applies a client's sampling parameters.
package merge_sampling

import (
	"rkllmd/completion"
	"rkllmd/completion/set_given"
	"rkllmd/engine"
)

// MergeSampling returns base with the parameters that p gives in their places.
//
// **Runs on:** any.
func MergeSampling(base engine.Sampling, p completion.Parameters) engine.Sampling {
	set_given.SetGiven(&base.Temperature, p.Temperature)
	set_given.SetGiven(&base.TopP, p.TopP)
	set_given.SetGiven(&base.TopK, p.TopK)
	set_given.SetGiven(&base.RepeatPenalty, p.RepetitionPenalty)
	return base
}
