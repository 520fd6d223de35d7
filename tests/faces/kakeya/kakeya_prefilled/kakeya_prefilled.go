// Package kakeya_prefilled says how many tokens were decoded before answers.
package kakeya_prefilled

import (
	"testing"

	"rkllmd/faces/kakeya"
	"rkllmd/tests/support/faces/series_value"
)

// KakeyaPrefilled returns the sum of generate_prefill_tokens.
func KakeyaPrefilled(t testing.TB, host *kakeya.Host) float64 {
	t.Helper()
	return series_value.SeriesValue(host.Metrics.PrefillTokens)
}
