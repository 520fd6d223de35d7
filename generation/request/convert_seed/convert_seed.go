// Package convert_seed makes the sampler's seed of a request's.
package convert_seed

import "rkllmd/engine"

// ConvertSeed returns the 32 bits of seed that the sampler takes, never engine.RandomSeed. Each bit of seed counts (the
// mixing is that of MurmurHash3), so that seeds that differ in a few bits are as different as any.
//
// **Runs on:** any thread.
func ConvertSeed(seed uint64) uint32 {
	seed ^= seed >> 33
	seed *= 0xff51afd7ed558ccd
	seed ^= seed >> 33
	seed *= 0xc4ceb9fe1a85ec53
	folded := uint32(seed>>32) ^ uint32(seed)
	if folded == engine.RandomSeed {
		return 0
	}
	return folded
}
