package lines_test

import (
	"bytes"
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_stats"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_stats"
)

func TestWriteStats(t *testing.T) {
	var output bytes.Buffer
	host := &lines.Host{Output: &output, Backend: &generation.Backend{Name: "toy", Model: generation.ModelInfo{
		Name: "m", Architecture: "a", ContextSize: 9, Vocabulary: 8},
		Capabilities: generation.Capabilities{Exact: true, Sequences: 2}}}
	require.EqualError(t, write_stats.WriteStats(host, lines.Line{}), "not supported: toy counts nothing")
	host.Backend.Stats = generation_stats.GenerationStats(engine.PoolStats{Steps: 1, LastBatch: 2, PrefillTokens: 3,
		DecodeTokens: 4,
		PrefillTime:  5 * time.Millisecond, DecodeTime: 6 * time.Millisecond, Running: 7, Waiting: 8, Paused: 9,
		CachedTokens: 10, DraftTokens: 11, TakenTokens: 12})
	require.NoError(t, write_stats.WriteStats(host, lines.Line{ID: json.RawMessage("1"), Op: lines.OpStats}))
	require.JSONEq(t, `{"id": 1, "event": "stats", "model": {"name": "m", "architecture": "a", "context": 9, "vocabulary": 8, "runtime": "toy", "exact": true, "sequences": 2},
		"steps": 1, "last_batch": 2, "prefill_tokens": 3, "decode_tokens": 4, "draft_tokens": 11, "taken_tokens": 12, "prefill_ms": 5, "decode_ms": 6, "running": 7, "waiting": 8, "paused": 9, "cached_tokens": 10}`, output.String())
}
