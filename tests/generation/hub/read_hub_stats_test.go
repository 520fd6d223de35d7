package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/read_hub_stats"
	"rkllmd/tests/generation/hub/generation_closing"
	"rkllmd/tests/support/generation/generation_stats"
)

// Models one after the other, the last one without statistics: the counters only grow, also for one who looks while a
// model goes.
func TestReadHubStats(t *testing.T) {
	h := &generation.Hub{}
	require.Zero(t, read_hub_stats.ReadHubStats(h))
	var seen engine.PoolStats
	for round := range uint64(3) {
		b := &generation.Backend{Close: generation_closing.GenerationClosing(h, &seen),
			Stats: generation_stats.GenerationStats(engine.PoolStats{Steps: 6, PrefillTokens: 7, Running: 1,
				LastBatch: 2})}
		h.Backend.Store(b)
		counted := engine.PoolStats{Steps: 6 * (round + 1), PrefillTokens: 7 * (round + 1)}
		now := counted
		now.Running, now.LastBatch = 1, 2
		require.Equal(t, now, read_hub_stats.ReadHubStats(h))
		clear_backend.ClearBackend(h)
		require.Equal(t, counted, seen)
		require.Equal(t, counted, read_hub_stats.ReadHubStats(h))
		clear_backend.ClearBackend(h)
	}
	h.Backend.Store(&generation.Backend{Close: generation_closing.GenerationClosing(h, &seen)})
	require.EqualValues(t, 18, read_hub_stats.ReadHubStats(h).Steps, "one that does not tell")
	clear_backend.ClearBackend(h)
	require.EqualValues(t, 18, seen.Steps)
	require.EqualValues(t, 18, read_hub_stats.ReadHubStats(h).Steps)
}
