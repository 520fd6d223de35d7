package hub_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/hub/add_counters"
)

func TestAddCounters(t *testing.T) {
	stats := engine.PoolStats{Steps: 1, PrefillTokens: 2, DecodeTokens: 3, DraftTokens: 4,
		TakenTokens: 5, PrefillTime: time.Second,
		DecodeTime: time.Minute, LastBatch: 4, Running: 5}
	add_counters.AddCounters(&stats, engine.PoolStats{Steps: 10, PrefillTokens: 20, DecodeTokens: 30, DraftTokens: 40,
		TakenTokens: 50,
		PrefillTime: time.Second, DecodeTime: time.Minute,
		LastBatch: 7, StepTime: 7, MeanStepTime: 7, Running: 7, Waiting: 7, Paused: 7, CachedTokens: 7})
	require.Equal(t, engine.PoolStats{Steps: 11, PrefillTokens: 22, DecodeTokens: 33, DraftTokens: 44,
		TakenTokens: 55, PrefillTime: 2 * time.Second,
		DecodeTime: 2 * time.Minute,
		LastBatch:  4, Running: 5}, stats, "what is now is not added")
}
