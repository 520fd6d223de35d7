// Package set_draw sets what the next draw of a sampler depends on.
package set_draw

// #include <stdint.h>
// void rkllmd_set_draw(void *chain, uint32_t seed);
import "C"

import (
	"rkllmd/engine"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
)

// SetDraw makes the next draws of s depend on the seed and on index, the place of the token in its answer, and on
// nothing that was drawn before. A sampler that draws otherwise or not at all, and engine.RandomSeed, are left alone.
// (The mixing is that of SplitMix64.)
//
// **Runs on:** one thread at a time. It is the one that uses the sampler.
func SetDraw(s *engine.Sampler, seed uint32, index int) {
	if !s.Draws || seed == engine.RandomSeed {
		return
	}
	mixed := (uint64(seed)<<32 | uint64(uint32(index))) + 0x9e3779b97f4a7c15
	mixed = (mixed ^ mixed>>30) * 0xbf58476d1ce4e5b9
	mixed = (mixed ^ mixed>>27) * 0x94d049bb133111eb
	mixed ^= mixed >> 31
	folded := uint32(mixed>>32) ^ uint32(mixed)
	if folded == engine.RandomSeed {
		folded = 0
	}
	C.rkllmd_set_draw(s.Ptr, C.uint32_t(folded))
}
