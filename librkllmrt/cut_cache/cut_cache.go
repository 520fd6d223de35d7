// Package cut_cache shortens what stands in a handle's cache.
package cut_cache

import (
	"rkllmd/engine/remove_tokens"
	"rkllmd/librkllmrt"
)

// CutCache takes the tokens from index from on out of a lane of the cache of h, or all of them where the model cannot give back a part.
//
// **Runs on:** the thread that holds the handle. **Holds:** Busy.
func CutCache(h *librkllmrt.Handle, lane *librkllmrt.Lane, from int) error {
	err := remove_tokens.RemoveTokens(h.Context, &lane.Sequence, from)
	if err != nil {
		err = remove_tokens.RemoveTokens(h.Context, &lane.Sequence, 0)
	}
	return err
}
