// Package remove_cached_tokens shortens what stands in a handle's cache.
package remove_cached_tokens

import (
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/librkllmrt"
)

// RemoveCachedTokens takes the tokens from index from on out of a lane of the cache of h, or all of them where the
// model cannot give back a part.
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy.
func RemoveCachedTokens(h *librkllmrt.Handle, lane *librkllmrt.Lane, from int) error {
	err := remove_tokens.RemoveTokens(h.Context, &lane.Sequence, from)
	if err != nil {
		err = remove_tokens.RemoveTokens(h.Context, &lane.Sequence, 0)
	}
	return err
}
