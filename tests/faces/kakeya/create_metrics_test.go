package kakeya_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/tests/support/faces/parse_page"
)

func TestCreateMetrics(t *testing.T) {
	registry := &exposition.Registry{}
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
	families := parse_page.ParsePage(t, registry)
	require.Len(t, families, 5+3)
	var page strings.Builder
	for _, name := range slices.Sorted(maps.Keys(families)) {
		if families[name].GetType() == dto.MetricType_HISTOGRAM {
			require.Zero(t, families[name].GetMetric()[0].GetHistogram().GetSampleCount(), name)
			continue
		}
		_, err := expfmt.MetricFamilyToText(&page, families[name])
		require.NoError(t, err)
	}
	require.Equal(t, want, "\n"+page.String())
	bytes = 0
	require.Zero(t, parse_page.ParsePage(t, registry)["session_kv_live_bytes"].GetMetric()[0].GetGauge().GetValue(),
		"it is asked every time")
}
