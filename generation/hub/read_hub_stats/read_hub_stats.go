// Package read_hub_stats tells what the daemon's pools have done.
package read_hub_stats

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/hub/add_counters"
)

// ReadHubStats returns what has been counted on all models of h, from the daemon's start on: it never goes back,
// whatever is loaded and unloaded. What is done now, and was done last, is of the model that is loaded; 0 where the
// backend does not tell.
//
// **Runs on:** any thread. It never waits. **Holds:** Hub.Counting.
func ReadHubStats(h *generation.Hub) engine.PoolStats {
	h.Counting.Lock()
	defer h.Counting.Unlock()
	var stats engine.PoolStats
	if b := h.Backend.Load(); b != nil && b.Stats != nil {
		stats = b.Stats()
	}
	if b := h.Leaving; b != nil && b.Stats != nil {
		add_counters.AddCounters(&stats, b.Stats())
	}
	add_counters.AddCounters(&stats, h.Past)
	return stats
}
