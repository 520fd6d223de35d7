// Package write_stats tells what the backend has done.
package write_stats

import (
	"fmt"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_line"
	"rkllmd/generation"
)

// WriteStats answers a line with op stats: the model, and the backend's counters since it was opened.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func WriteStats(host *lines.Host, line lines.Line) error {
	b := host.Backend
	if b.Stats == nil {
		return fmt.Errorf("%w: %s counts nothing", generation.ErrNotSupported, b.Name)
	}
	s := b.Stats()
	write_line.WriteLine(host, map[string]any{
		"id": line.ID, "event": line.Op,
		"model": map[string]any{"name": b.Model.Name, "architecture": b.Model.Architecture,
			"context":    b.Model.ContextSize,
			"vocabulary": b.Model.Vocabulary, "runtime": b.Name, "exact": b.Capabilities.Exact,
			"sequences": b.Capabilities.Sequences},
		"steps": s.Steps, "last_batch": s.LastBatch, "prefill_tokens": s.PrefillTokens, "decode_tokens": s.DecodeTokens,
		"draft_tokens": s.DraftTokens, "taken_tokens": s.TakenTokens,
		"prefill_ms": s.PrefillTime.Milliseconds(), "decode_ms": s.DecodeTime.Milliseconds(),
		"running": s.Running, "waiting": s.Waiting, "paused": s.Paused, "cached_tokens": s.CachedTokens,
	})
	return nil
}
