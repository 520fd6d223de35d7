// Package read_sampling reads an RKLLMSamplingParam.
package read_sampling

import (
	"rkllmd/engine"
	"rkllmd/engine/sampler/check_sampling"
	"rkllmd/librkllmrt"
)

// ReadSampling copies the nine sampling parameters of an RKLLMSamplingParam and checks them. The API has no seed: every
// run draws one of its own. Errors are check_sampling's: the parameter, its value and its range.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
func ReadSampling(p *librkllmrt.CSamplingParam) (engine.Sampling, error) {
	s := engine.Sampling{
		TopK: p.TopK, TopP: p.TopP, Temperature: p.Temperature,
		RepeatPenalty: p.RepeatPenalty, FrequencyPenalty: p.FrequencyPenalty, PresencePenalty: p.PresencePenalty,
		Mirostat: p.Mirostat, MirostatTau: p.MirostatTau, MirostatEta: p.MirostatEta,
		Seed: engine.RandomSeed,
	}
	return s, check_sampling.CheckSampling(s)
}
