// Package sample_llama has llama.cpp choose a token.
package sample_llama

// #include <stdint.h>
// int32_t rkllmd_sample_llama(void *sampler, void *context, int32_t row);
import "C"

import (
	"rkllmd/engine"
	_ "rkllmd/engine/context/create_context" // links llama.cpp
)

// SampleLlama returns what llama.cpp itself chooses, by its llama_sampler_sample, and has it counted.
func SampleLlama(s *engine.Sampler, c *engine.Context, row int) int32 {
	return int32(C.rkllmd_sample_llama(s.Ptr, c.Ptr, C.int32_t(row)))
}
