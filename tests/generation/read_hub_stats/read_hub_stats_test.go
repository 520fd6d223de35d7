package read_hub_stats_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/read_hub_stats"
	"rkllmd/generation/withdraw_backend"
)

// Three models one after the other, one of them without statistics: the counters only grow, also for one who looks while a model goes.
func TestReadHubStats(t *testing.T) {
	h := &generation.Hub{}
	require.Zero(t, read_hub_stats.ReadHubStats(h))
	for round := range uint64(3) {
		stats := engine.PoolStats{Steps: 5, PrefillTokens: 7, Running: 1, LastBatch: 2}
		asked, answered := make(chan struct{}), make(chan engine.PoolStats)
		b := &generation.Backend{Close: func() {
			stats.Steps++ // its last
			close(asked)
			seen := <-answered
			require.Equal(t, 6*(round+1), seen.Steps)
		}, Stats: func() engine.PoolStats { return stats }}
		h.Backend.Store(b)
		require.Equal(t, engine.PoolStats{Steps: 6*round + 5, PrefillTokens: 7 * (round + 1), Running: 1, LastBatch: 2}, read_hub_stats.ReadHubStats(h))
		go func() {
			<-asked
			answered <- read_hub_stats.ReadHubStats(h)
		}()
		withdraw_backend.WithdrawBackend(h)
		require.Equal(t, engine.PoolStats{Steps: 6 * (round + 1), PrefillTokens: 7 * (round + 1)}, read_hub_stats.ReadHubStats(h))
		withdraw_backend.WithdrawBackend(h)
	}
	h.Backend.Store(&generation.Backend{Close: func() {}})
	require.EqualValues(t, 18, read_hub_stats.ReadHubStats(h).Steps, "one that does not tell")
	withdraw_backend.WithdrawBackend(h)
	require.EqualValues(t, 18, read_hub_stats.ReadHubStats(h).Steps)
}
