// Package free_sampler frees a sampler.
package free_sampler

// void rkllmd_free_sampler(void *sampler);
import "C"

import (
	"rkllmd/engine"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
)

// FreeSampler frees a sampler. A second call does nothing.
//
// **Runs on:** one thread at a time. No other thread uses the sampler.
func FreeSampler(s *engine.Sampler) {
	C.rkllmd_free_sampler(s.Ptr)
	s.Ptr = nil
}
