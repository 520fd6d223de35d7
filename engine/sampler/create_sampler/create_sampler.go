// Package create_sampler makes a sampler.
package create_sampler

// #include <stdbool.h>
// #include <stdint.h>
// void *rkllmd_create_sampler(int32_t vocabulary, int32_t last_n, float repeat, float frequency, float presence,
//                             bool greedy, int32_t mirostat, float tau, float eta, int32_t top_k, float top_p,
//                             float min_p, float temperature, uint32_t seed);
import "C"

import (
	"errors"

	"rkllmd/engine"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
	"rkllmd/engine/sampler"
	"rkllmd/engine/sampler/check_sampling"
)

// CreateSampler makes the chain that chooses tokens of model m by the parameters s, in llama.cpp's order: penalties
// over the last window tokens, top-k, top-p, min-p, temperature, then a draw with the seed. Mirostat takes the place of
// top-k, top-p, min-p and the draw. Top-k 1 and temperature 0 choose the likeliest token. Free it with free_sampler.
//
// Penalties count only tokens that the sampler has seen: those it chose, and a prompt's through accept_token.
//
// **Runs on:** any thread. Errors are check_sampling's.
func CreateSampler(m *engine.Model, s engine.Sampling, window int) (*engine.Sampler, error) {
	if err := check_sampling.CheckSampling(s); err != nil {
		return nil, err
	}
	greedy := s.Temperature < sampler.LeastTemperature || s.TopK == 1 && s.Mirostat == 0
	chain := C.rkllmd_create_sampler(C.int32_t(m.VocabSize), C.int32_t(window), C.float(s.RepeatPenalty),
		C.float(s.FrequencyPenalty), C.float(s.PresencePenalty), C.bool(greedy), C.int32_t(s.Mirostat),
		C.float(s.MirostatTau),
		C.float(s.MirostatEta), C.int32_t(s.TopK), C.float(s.TopP), C.float(s.MinP), C.float(s.Temperature),
		C.uint32_t(s.Seed))
	if chain == nil {
		return nil, errors.New("this program was built with another llama.cpp than it was written for: " +
			"llama_sampler_chain_params differs")
	}
	made := &engine.Sampler{Ptr: chain, Draws: !greedy && s.Mirostat == 0, Copied: s.Mirostat != 1,
		Penalties: s.RepeatPenalty != 1 || s.FrequencyPenalty != 0 || s.PresencePenalty != 0}
	switch {
	case greedy:
		made.Decisive = 1
	case s.Mirostat == 0:
		made.Decisive = int(s.TopK)
	}
	return made, nil
}
