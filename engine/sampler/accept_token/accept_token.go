// Package accept_token tells a sampler about a token.
package accept_token

// #include <stdint.h>
// void rkllmd_accept_token(void *sampler, int32_t token);
import "C"

import (
	"slices"

	"rkllmd/engine"
)

// AcceptToken counts a token, of the prompt or the answer, for the sampler's penalties.
//
// **Runs on:** one thread at a time. It is the one that uses the sampler.
func AcceptToken(s *engine.Sampler, token int32) {
	C.rkllmd_accept_token(s.Ptr, C.int32_t(token))
	if !s.Penalties {
		return
	}
	if place, found := slices.BinarySearch(s.Counted, token); !found {
		s.Counted = slices.Insert(s.Counted, place, token)
	}
}
