// Package check_sampling checks sampling parameters.
package check_sampling

import (
	"fmt"

	"rkllmd/engine"
)

// CheckSampling returns an error that names the parameter, its value and its range when one of s is out of its range
// (NaN always is). Mirostat's two count only when mirostat is on.
//
// **Runs on:** any thread.
func CheckSampling(s engine.Sampling) error {
	switch {
	case s.TopK < 0:
		return fmt.Errorf("top_k is %d; it must be 0 (all tokens) or more", s.TopK)
	case !(s.TopP >= 0 && s.TopP <= 1):
		return fmt.Errorf("top_p is %v; it must be from 0 to 1 (1 is off)", s.TopP)
	case !(s.MinP >= 0 && s.MinP <= 1):
		return fmt.Errorf("min_p is %v; it must be from 0 (off) to 1", s.MinP)
	case !(s.Temperature >= 0 && s.Temperature <= 100):
		return fmt.Errorf("temperature is %v; it must be from 0 (always the likeliest token) to 100", s.Temperature)
	case !(s.RepeatPenalty > 0 && s.RepeatPenalty <= 100):
		return fmt.Errorf("repeat_penalty is %v; it must be above 0 and at most 100 (1 is off)", s.RepeatPenalty)
	case !(s.FrequencyPenalty >= -2 && s.FrequencyPenalty <= 2):
		return fmt.Errorf("frequency_penalty is %v; it must be from -2 to 2 (0 is off)", s.FrequencyPenalty)
	case !(s.PresencePenalty >= -2 && s.PresencePenalty <= 2):
		return fmt.Errorf("presence_penalty is %v; it must be from -2 to 2 (0 is off)", s.PresencePenalty)
	case s.Mirostat < 0 || s.Mirostat > 2:
		return fmt.Errorf("mirostat is %d; it must be 0 (off), 1 or 2", s.Mirostat)
	case s.Mirostat != 0 && !(s.MirostatTau > 0 && s.MirostatTau <= 100):
		return fmt.Errorf("mirostat_tau is %v; it must be above 0 and at most 100", s.MirostatTau)
	case s.Mirostat != 0 && !(s.MirostatEta > 0 && s.MirostatEta <= 10):
		return fmt.Errorf("mirostat_eta is %v; it must be above 0 and at most 10", s.MirostatEta)
	}
	return nil
}
