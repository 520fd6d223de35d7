package generation_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/generation/generation_walk"
	"rkllmd/tests/whole/generation/generation_walk_runs"
)

// Whatever was done to a session, its answers are those of its history alone.
func TestSessionCases(t *testing.T) {
	_, one := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 3, Size: 64})
	_, two := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 2, Size: 48})
	_, alone := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 1, Size: 64})
	counts := map[string]int{}
	for seed := range uint64(200) {
		random := rand.New(rand.NewPCG(seed, 2))
		o := generation.SessionOptions{Limit: 4, Sink: 1 + random.IntN(6), Window: 16 + random.IntN(20)}
		w := &generation_walk_runs.Walk{Alone: alone, Folder: t.TempDir(), Counts: counts,
			Tables: [2]*generation.Sessions{create_sessions.CreateSessions(one, o, nil), create_sessions.CreateSessions(
				two, o, nil)}}
		for range 12 {
			generation_walk.GenerationWalk(t, w, random)
		}
		for _, table := range w.Tables {
			close_sessions.CloseSessions(table)
		}
	}
	for _, what := range []string{"create", "create anew", "append", "fork", "save and restore", "close", "run", "runs",
		"truncated", "regenerated", "evicted", "tokens", "tokens reused"} {
		require.NotZero(t, counts[what], what)
	}
	t.Logf("200 cases: %v", counts)
}
