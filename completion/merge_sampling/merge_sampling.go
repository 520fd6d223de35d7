// Package merge_sampling applies a client's sampling parameters.
package merge_sampling

import (
	"rkllmd/completion"
	"rkllmd/engine"
)

// MergeSampling returns base with the parameters that p gives in their places.
//
// **Runs on:** any.
func MergeSampling(base engine.Sampling, p completion.Parameters) engine.Sampling {
	for _, number := range []struct{ from, to *float32 }{
		{p.Temperature, &base.Temperature}, {p.TopP, &base.TopP}, {p.RepetitionPenalty, &base.RepeatPenalty},
	} {
		if number.from != nil {
			*number.to = *number.from
		}
	}
	if p.TopK != nil {
		base.TopK = *p.TopK
	}
	return base
}
