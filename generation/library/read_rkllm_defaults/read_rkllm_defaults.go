// Package read_rkllm_defaults knows a vendor's library's sampling parameters.
package read_rkllm_defaults

import (
	"rkllmd/engine"
	"rkllmd/rkllm"
)

// ReadRkllmDefaults returns the sampling parameters that a model gets which is loaded with those of the layout's
// RKLLMParam.
//
// **Runs on:** any thread.
func ReadRkllmDefaults(layout *rkllm.Layout) engine.Sampling {
	s := engine.Sampling{Seed: engine.RandomSeed}
	for _, field := range layout.Param.Fields {
		switch number := field.Default; field.Name {
		case "top_k":
			s.TopK = int32(number)
		case "top_p":
			s.TopP = float32(number)
		case "temperature":
			s.Temperature = float32(number)
		case "repeat_penalty":
			s.RepeatPenalty = float32(number)
		case "frequency_penalty":
			s.FrequencyPenalty = float32(number)
		case "presence_penalty":
			s.PresencePenalty = float32(number)
		case "mirostat":
			s.Mirostat = int32(number)
		case "mirostat_tau":
			s.MirostatTau = float32(number)
		case "mirostat_eta":
			s.MirostatEta = float32(number)
		}
	}
	return s
}
