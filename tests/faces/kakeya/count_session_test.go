package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya/count_session"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/tests/support/faces/series_value"
)

func TestCountSession(t *testing.T) {
	m := create_metrics.CreateMetrics(&exposition.Registry{}, nil)
	for range 3 {
		count_session.CountSession(m)
	}
	require.EqualValues(t, 3, series_value.SeriesValue(m.Active))
}
