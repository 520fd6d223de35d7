// Package free_sampler frees a sampler.
package free_sampler

// void rkllmd_free_sampler(void *sampler);
import "C"

import (
	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/engine"
)

// FreeSampler frees a sampler. A second call does nothing.
//
// **Runs on:** one thread at a time. No other thread uses the sampler.
func FreeSampler(s *engine.Sampler) {
	C.rkllmd_free_sampler(s.Ptr)
	s.Ptr = nil
}
