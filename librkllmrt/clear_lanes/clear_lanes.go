// Package clear_lanes empties the cache of a handle.
package clear_lanes

import (
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cut_cache"
)

// ClearLanes empties all lanes of h, but for the system prompt where that is to stay, and ends their conversations.
//
// **Runs on:** the thread that holds the handle. **Holds:** Busy.
func ClearLanes(h *librkllmrt.Handle, keepSystem bool) error {
	for i := range h.Lanes {
		lane, keep := &h.Lanes[i], 0
		if keepSystem {
			keep = min(lane.System, len(lane.Sequence.Tokens))
		}
		if err := cut_cache.CutCache(h, lane, keep); err != nil {
			return err
		}
		lane.Conversation, lane.Paused = librkllmrt.Conversation{}, nil
	}
	return nil
}
