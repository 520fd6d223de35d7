// Package merge_sampling applies a line's sampling parameters.
package merge_sampling

import (
	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/stream/set_given"
)

// MergeSampling returns base with the parameters that line gives in their places. Their ranges are judged by who uses
// them.
//
// **Runs on:** any thread.
func MergeSampling(base engine.Sampling, line lines.Line) engine.Sampling {
	set_given.SetGiven(&base.Temperature, line.Temperature)
	set_given.SetGiven(&base.TopK, line.TopK)
	set_given.SetGiven(&base.TopP, line.TopP)
	set_given.SetGiven(&base.MinP, line.MinP)
	set_given.SetGiven(&base.RepeatPenalty, line.RepeatPenalty)
	set_given.SetGiven(&base.FrequencyPenalty, line.FrequencyPenalty)
	set_given.SetGiven(&base.PresencePenalty, line.PresencePenalty)
	set_given.SetGiven(&base.Mirostat, line.Mirostat)
	set_given.SetGiven(&base.MirostatTau, line.MirostatTau)
	set_given.SetGiven(&base.MirostatEta, line.MirostatEta)
	return base
}
