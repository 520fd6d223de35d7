// Package create_metrics makes the metrics of the sessions.
package create_metrics

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/exposition/get_series"
	"rkllmd/faces/kakeya"
)

// CreateMetrics makes the metrics of the sessions in registry. Every label is there from the beginning, at 0.
// cacheBytes is asked whenever a page is written, by its goroutine: what the cache holds for all sessions.
//
// **Runs on:** any thread.
func CreateMetrics(registry *exposition.Registry, cacheBytes func() float64) *kakeya.Metrics {
	m := &kakeya.Metrics{
		Active: &exposition.Family{Name: "session_active", Help: "Sessions that are there.", Kind: exposition.Gauge},
		Ended: &exposition.Family{Name: "session_total", Kind: exposition.Counter, Labels: []string{"outcome"},
			Help: "Sessions that have ended, by what became of them."},
		CacheBytes: &exposition.Family{Name: "session_kv_live_bytes", Kind: exposition.Gauge, Read: cacheBytes,
			Help: "Bytes of KV cache that hold tokens of sessions."},
		HistoryTokens: &exposition.Family{Name: "session_history_tokens", Kind: exposition.Histogram,
			Help: "Tokens of a session's history when Generate begins.", Bounds: kakeya.HistoryBuckets},
		PrefillTokens: &exposition.Family{Name: "generate_prefill_tokens", Kind: exposition.Histogram,
			Help: "Tokens that Generate decoded before the first new one.", Bounds: kakeya.PrefillBuckets},
		PrefillSeconds: &exposition.Family{Name: "generate_prefill_duration_seconds", Kind: exposition.Histogram,
			Help: "Time that this took.", Bounds: kakeya.SecondsBuckets},
		Violations: &exposition.Family{Name: "cache_invariant_violations_total", Kind: exposition.Counter,
			Help:   "Sessions that failed because their cache was not as it must be. Anything but 0 is a bug.",
			Labels: []string{"kind"}},
		Evicted: &exposition.Family{Name: "session_evicted_total", Kind: exposition.Counter, Labels: []string{"reason"},
			Help: "Sessions whose cache was given back, by the reason; lru means that there are too many."},
	}
	for _, family := range []*exposition.Family{m.Active, m.Ended, m.CacheBytes, m.HistoryTokens, m.PrefillTokens,
		m.PrefillSeconds, m.Violations, m.Evicted} {
		add_family.AddFamily(registry, family)
		if family.Labels == nil && family.Read == nil {
			get_series.GetSeries(family)
		}
	}
	for _, end := range kakeya.Ends {
		get_series.GetSeries(m.Ended, end.Outcome)
		if end.Eviction != "" {
			get_series.GetSeries(m.Evicted, end.Eviction)
		}
	}
	get_series.GetSeries(m.Violations, kakeya.INV1)
	get_series.GetSeries(m.Violations, kakeya.INV2)
	return m
}
