package kakeya_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya/count_run"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/parse_page"
)

func TestCountRun(t *testing.T) {
	registry := &exposition.Registry{}
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
	families := parse_page.ParsePage(t, registry)
	for name, sum := range map[string]float64{"session_history_tokens": 220, "generate_prefill_tokens": 110,
		"generate_prefill_duration_seconds": 0.3} {
		histogram := families[name].GetMetric()[0].GetHistogram()
		require.EqualValues(t, 2, histogram.GetSampleCount(), name)
		require.InDelta(t, sum, histogram.GetSampleSum(), 1e-9, name)
	}
}
