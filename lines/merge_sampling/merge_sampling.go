// Package merge_sampling applies a line's sampling parameters.
package merge_sampling

import (
	"rkllmd/engine"
	"rkllmd/lines"
)

// MergeSampling returns base with the parameters that line gives in their places. Their ranges are judged by who uses them.
//
// **Runs on:** any.
func MergeSampling(base engine.Sampling, line lines.Line) engine.Sampling {
	for _, number := range []struct{ from, to *float32 }{
		{line.Temperature, &base.Temperature}, {line.TopP, &base.TopP}, {line.RepeatPenalty, &base.RepeatPenalty},
		{line.FrequencyPenalty, &base.FrequencyPenalty}, {line.PresencePenalty, &base.PresencePenalty},
		{line.MirostatTau, &base.MirostatTau}, {line.MirostatEta, &base.MirostatEta},
	} {
		if number.from != nil {
			*number.to = *number.from
		}
	}
	if line.TopK != nil {
		base.TopK = *line.TopK
	}
	if line.Mirostat != nil {
		base.Mirostat = *line.Mirostat
	}
	return base
}
