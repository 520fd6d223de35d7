// Package read_relay_stats tells what an upstream server is asked for.
package read_relay_stats

import (
	"rkllmd/engine"
	"rkllmd/upstream"
)

// ReadRelayStats returns Backend.Stats over s: how many runs wait, and how many the server is asked for.
//
// **Runs on:** any thread. What it returns runs on any thread too, and holds Server.Mu for a moment.
func ReadRelayStats(s *upstream.Server) func() engine.PoolStats {
	return func() engine.PoolStats {
		s.Mu.Lock()
		defer s.Mu.Unlock()
		return engine.PoolStats{Running: s.Running, Waiting: len(s.Line.Turns)}
	}
}
