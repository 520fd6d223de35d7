// Package create_metrics makes the metrics of the sessions.
package create_metrics

import (
	"github.com/prometheus/client_golang/prometheus"

	"rkllmd/faces/kakeya"
)

// CreateMetrics makes the metrics of the sessions in registry, where they must not be yet. Every label is there from
// the beginning, at 0. cacheBytes is asked at each scrape, by its goroutine: what the cache holds for all sessions.
//
// **Runs on:** any thread.
func CreateMetrics(registry prometheus.Registerer, cacheBytes func() float64) *kakeya.Metrics {
	m := &kakeya.Metrics{
		Active: prometheus.NewGauge(prometheus.GaugeOpts{Name: "session_active", Help: "Sessions that are there."}),
		Ended: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "session_total",
			Help: "Sessions that have ended, by what became of them."},
			[]string{"outcome"}),
		CacheBytes: prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "session_kv_live_bytes",
			Help: "Bytes of KV cache that hold tokens of sessions."},
			cacheBytes),
		HistoryTokens: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "session_history_tokens",
			Help:    "Tokens of a session's history when Generate begins.",
			Buckets: kakeya.HistoryBuckets}),
		PrefillTokens: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "generate_prefill_tokens",
			Help:    "Tokens that Generate decoded before the first new one.",
			Buckets: kakeya.PrefillBuckets}),
		PrefillSeconds: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "generate_prefill_duration_seconds",
			Help:    "Time that this took.",
			Buckets: kakeya.SecondsBuckets}),
		Violations: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "cache_invariant_violations_total",
			Help: "Sessions that failed because their cache was not as it must be. Anything but 0 is a bug."},
			[]string{"kind"}),
		Evicted: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "session_evicted_total",
			Help: "Sessions whose cache was given back, by the reason; lru means that there are too many."},
			[]string{"reason"}),
	}
	for _, end := range kakeya.Ends {
		m.Ended.WithLabelValues(end.Outcome)
		if end.Eviction != "" {
			m.Evicted.WithLabelValues(end.Eviction)
		}
	}
	m.Violations.WithLabelValues(kakeya.INV1)
	m.Violations.WithLabelValues(kakeya.INV2)
	registry.MustRegister(m.Active, m.Ended, m.CacheBytes, m.HistoryTokens, m.PrefillTokens, m.PrefillSeconds,
		m.Violations, m.Evicted)
	return m
}
