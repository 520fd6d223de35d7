package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_violation"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/tests/support/faces/series_value"
)

func TestCountViolation(t *testing.T) {
	m := create_metrics.CreateMetrics(&exposition.Registry{}, nil)
	count_violation.CountViolation(m, kakeya.INV2)
	require.EqualValues(t, 0, series_value.SeriesValue(m.Violations, "inv1"))
	require.EqualValues(t, 1, series_value.SeriesValue(m.Violations, "inv2"))
	require.Len(t, m.Violations.Series, 2)
}
