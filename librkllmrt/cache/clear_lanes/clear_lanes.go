// Package clear_lanes empties the cache of a handle.
package clear_lanes

import (
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
)

// ClearLanes empties all lanes of h, but for the system prompt where that is to stay, and ends their conversations.
//
// **Runs on:** one thread at a time. It is the one that holds the handle. **Holds:** Busy.
func ClearLanes(h *librkllmrt.Handle, keepSystem bool) error {
	for i := range h.Lanes {
		lane, keep := &h.Lanes[i], 0
		if keepSystem {
			keep = min(lane.System, len(lane.Sequence.Tokens))
		}
		if err := remove_cached_tokens.RemoveCachedTokens(h, lane, keep); err != nil {
			return err
		}
		lane.Conversation, lane.Paused = librkllmrt.Conversation{}, nil
	}
	return nil
}
