// Package kakeya_prefilled says how many tokens were decoded before answers.
package kakeya_prefilled

import (
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya"
)

// KakeyaPrefilled returns the sum of generate_prefill_tokens.
func KakeyaPrefilled(t testing.TB, host *kakeya.Host) float64 {
	t.Helper()
	var m dto.Metric
	require.NoError(t, host.Metrics.PrefillTokens.Write(&m))
	return m.GetHistogram().GetSampleSum()
}
