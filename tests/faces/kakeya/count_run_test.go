package kakeya_test

import (
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/count_run"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/generation"
)

func TestCountRun(t *testing.T) {
	registry := prometheus.NewRegistry()
	m := create_metrics.CreateMetrics(registry, func() float64 { return 0 })
	for _, done := range []generation.Event{
		{Usage: generation.Usage{Prompt: 100, Prefilled: 100}, Timings: generation.Timings{
			Prefill: 250 * time.Millisecond}},
		{Usage: generation.Usage{Prompt: 120, Reused: 110, Prefilled: 10}, Timings: generation.Timings{
			Prefill: 50 * time.Millisecond}},
		{Usage: generation.Usage{Prompt: 9000}, Reason: generation.ReasonAbort}, // never had its turn
	} {
		count_run.CountRun(m, done)
	}
	sums := map[string]float64{"session_history_tokens": 220, "generate_prefill_tokens": 110,
		"generate_prefill_duration_seconds": 0.3}
	families, err := registry.Gather()
	require.NoError(t, err)
	for _, family := range families {
		histogram := family.GetMetric()[0].GetHistogram()
		if histogram == nil {
			continue
		}
		require.EqualValues(t, 2, histogram.GetSampleCount(), family.GetName())
		require.InDelta(t, sums[family.GetName()], histogram.GetSampleSum(), 1e-9, family.GetName())
		delete(sums, family.GetName())
	}
	require.Empty(t, sums)
}
