package kakeya_test

import (
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/create_metrics"
)

func TestCreateMetrics(t *testing.T) {
	registry := prometheus.NewRegistry()
	bytes := float64(4096)
	create_metrics.CreateMetrics(registry, func() float64 { return bytes })
	const want = `
# HELP cache_invariant_violations_total Sessions that failed because their cache was not as it must be. Anything but 0 is a bug.
# TYPE cache_invariant_violations_total counter
cache_invariant_violations_total{kind="inv1"} 0
cache_invariant_violations_total{kind="inv2"} 0
# HELP session_active Sessions that are there.
# TYPE session_active gauge
session_active 0
# HELP session_evicted_total Sessions whose cache was given back, by the reason; lru means that there are too many.
# TYPE session_evicted_total counter
session_evicted_total{reason="close"} 0
session_evicted_total{reason="lru"} 0
session_evicted_total{reason="ttl"} 0
session_evicted_total{reason="unload"} 0
# HELP session_kv_live_bytes Bytes of KV cache that hold tokens of sessions.
# TYPE session_kv_live_bytes gauge
session_kv_live_bytes 4096
# HELP session_total Sessions that have ended, by what became of them.
# TYPE session_total counter
session_total{outcome="closed"} 0
session_total{outcome="evicted"} 0
session_total{outcome="failed"} 0
`
	names := []string{"cache_invariant_violations_total", "session_active", "session_evicted_total",
		"session_kv_live_bytes", "session_total"}
	require.NoError(t, testutil.GatherAndCompare(registry, strings.NewReader(want), names...))
	families, err := registry.Gather()
	require.NoError(t, err)
	require.Len(t, families, len(names)+3)
	for _, family := range families {
		problems, err := testutil.GatherAndLint(registry, family.GetName())
		require.NoError(t, err)
		require.LessOrEqual(t, len(problems), 1, problems) // session_total is so called by the protocol
	}
	bytes = 0
	require.ErrorContains(t, testutil.GatherAndCompare(registry, strings.NewReader(want), names...),
		"session_kv_live_bytes 0", "it is asked every time")
}
