package kakeya

import (
	"github.com/prometheus/client_golang/prometheus"

	"rkllmd/generation"
)

// Metrics is what Prometheus is told of the sessions. The names are those that the protocol's clients look for.
// create_metrics makes it; the verbs observe_* count.
type Metrics struct {
	Active         prometheus.Gauge       // session_active
	Ended          *prometheus.CounterVec // session_total, by outcome
	CacheBytes     prometheus.GaugeFunc   // session_kv_live_bytes
	HistoryTokens  prometheus.Histogram   // session_history_tokens
	PrefillTokens  prometheus.Histogram   // generate_prefill_tokens
	PrefillSeconds prometheus.Histogram   // generate_prefill_duration_seconds
	Violations     *prometheus.CounterVec // cache_invariant_violations_total, by kind
	Evicted        *prometheus.CounterVec // session_evicted_total, by reason
}

// Kinds of Metrics.Violations.
const (
	INV1 = "inv1" // the cached tokens and the length of the cache disagree
	INV2 = "inv2" // the next position went back
)

// End is how Metrics counts the end of a session.
type End struct {
	Outcome  string // of session_total
	Eviction string // reason of session_evicted_total; "": not counted there
}

// Ends is how each end is counted.
var Ends = map[generation.CloseReason]End{
	generation.ClosedByClient: {"closed", "close"},
	generation.ClosedIdle:     {"evicted", "ttl"},
	generation.ClosedCapacity: {"evicted", "lru"},
	generation.ClosedUnload:   {"evicted", "unload"},
	generation.ClosedFailed:   {"failed", ""},
}

// Buckets of the histograms.
var (
	HistoryBuckets = prometheus.ExponentialBuckets(16, 2, 13) // 16 to 65,536 tokens
	PrefillBuckets = prometheus.ExponentialBuckets(1, 4, 9)   // 1 to 65,536 tokens
	SecondsBuckets = []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 60}
)
