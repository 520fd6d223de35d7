package kakeya

import (
	"rkllmd/faces/exposition"
	"rkllmd/generation"
)

// Metrics is what Prometheus is told of the sessions. The names are those that the protocol's clients look for.
// create_metrics makes it; the verbs count_* count.
type Metrics struct {
	Active         *exposition.Family // session_active
	Ended          *exposition.Family // session_total, by outcome
	CacheBytes     *exposition.Family // session_kv_live_bytes
	HistoryTokens  *exposition.Family // session_history_tokens
	PrefillTokens  *exposition.Family // generate_prefill_tokens
	PrefillSeconds *exposition.Family // generate_prefill_duration_seconds
	Violations     *exposition.Family // cache_invariant_violations_total, by kind
	Evicted        *exposition.Family // session_evicted_total, by reason
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
	HistoryBuckets = []float64{16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536} // tokens
	PrefillBuckets = []float64{1, 4, 16, 64, 256, 1024, 4096, 16384, 65536}                            // tokens
	SecondsBuckets = []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 60}
)
