// Package check_parameters checks the parameters of a generation.
package check_parameters

import (
	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckParameters returns an error that names the first parameter that is out of its range, its value and the range.
// What is not given is right.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Configuration message". Errors:
// generation.ErrInvalid.
func CheckParameters(p stream.Parameters) error {
	switch {
	case p.MaxTokens != nil && (*p.MaxTokens < 1 || *p.MaxTokens > stream.MaxMaxTokens):
		return name_error.NameError(generation.ErrInvalid, "max_tokens is %d; it must be from 1 to %d", *p.MaxTokens,
			stream.MaxMaxTokens)
	case p.Temperature != nil && !(*p.Temperature >= 0 && *p.Temperature <= 100):
		return name_error.NameError(generation.ErrInvalid,
			"temperature is %v; it must be from 0 (always the likeliest token) to 100", *p.Temperature)
	case p.TopP != nil && !(*p.TopP >= 0 && *p.TopP <= 1):
		return name_error.NameError(generation.ErrInvalid, "top_p is %v; it must be from 0 to 1 (1 is off)", *p.TopP)
	case p.TopK != nil && *p.TopK < 0:
		return name_error.NameError(generation.ErrInvalid, "top_k is %d; it must be 0 (all tokens) or more", *p.TopK)
	case p.MinP != nil && !(*p.MinP >= 0 && *p.MinP <= 1):
		return name_error.NameError(generation.ErrInvalid, "min_p is %v; it must be from 0 (off) to 1", *p.MinP)
	case p.RepetitionPenalty != nil && !(*p.RepetitionPenalty > 0 && *p.RepetitionPenalty <= 100):
		return name_error.NameError(generation.ErrInvalid,
			"repetition_penalty is %v; it must be above 0 and at most 100 (1 is off)", *p.RepetitionPenalty)
	case p.FrequencyPenalty != nil && !(*p.FrequencyPenalty >= -2 && *p.FrequencyPenalty <= 2):
		return name_error.NameError(generation.ErrInvalid,
			"frequency_penalty is %v; it must be from -2 to 2 (0 is off)", *p.FrequencyPenalty)
	case p.PresencePenalty != nil && !(*p.PresencePenalty >= -2 && *p.PresencePenalty <= 2):
		return name_error.NameError(generation.ErrInvalid,
			"presence_penalty is %v; it must be from -2 to 2 (0 is off)", *p.PresencePenalty)
	case p.Mirostat != nil && (*p.Mirostat < 0 || *p.Mirostat > 2):
		return name_error.NameError(generation.ErrInvalid, "mirostat is %d; it must be 0 (off), 1 or 2", *p.Mirostat)
	case p.MirostatTau != nil && !(*p.MirostatTau > 0 && *p.MirostatTau <= 100):
		return name_error.NameError(generation.ErrInvalid, "mirostat_tau is %v; it must be above 0 and at most 100",
			*p.MirostatTau)
	case p.MirostatEta != nil && !(*p.MirostatEta > 0 && *p.MirostatEta <= 10):
		return name_error.NameError(generation.ErrInvalid, "mirostat_eta is %v; it must be above 0 and at most 10",
			*p.MirostatEta)
	case len(p.Stop) > generation.MaxStops:
		return name_error.NameError(generation.ErrInvalid, "stop has %d strings; it may have %d at most", len(p.Stop),
			generation.MaxStops)
	}
	for i, stop := range p.Stop {
		if len(stop) == 0 || len(stop) > generation.MaxStopBytes {
			return name_error.NameError(generation.ErrInvalid, "stop[%d] has %d bytes; it must have 1 to %d", i,
				len(stop), generation.MaxStopBytes)
		}
	}
	return nil
}
