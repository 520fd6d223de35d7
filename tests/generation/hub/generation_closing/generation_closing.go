// Package generation_closing looks at what is counted while a model goes.
package generation_closing

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/hub/read_hub_stats"
)

// GenerationClosing returns a Backend.Close that notes in seen what the hub says has been counted, as one would see it
// who looks at that moment.
func GenerationClosing(h *generation.Hub, seen *engine.PoolStats) func() {
	return func() { *seen = read_hub_stats.ReadHubStats(h) }
}
