// Package list_prefixes names the beginnings of a list of tokens.
package list_prefixes

import (
	"rkllmd/fleet"
)

// ListPrefixes returns a number for each beginning of tokens whose length is a multiple of fleet.BlockTokens, the
// shortest first. Lists that begin in the same way have the same numbers there.
//
// **Runs on:** any thread.
func ListPrefixes(tokens []int32) []uint64 {
	prefixes := make([]uint64, 0, len(tokens)/fleet.BlockTokens)
	sum := uint64(14695981039346656037) // FNV-1a, of whole tokens
	for i, token := range tokens {
		sum = (sum ^ uint64(uint32(token))) * 1099511628211
		sum ^= sum >> 32
		if (i+1)%fleet.BlockTokens == 0 {
			prefixes = append(prefixes, sum)
		}
	}
	return prefixes
}
