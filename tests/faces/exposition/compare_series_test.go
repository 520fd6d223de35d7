package exposition_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/compare_series"
)

func TestCompareSeries(t *testing.T) {
	series := &exposition.Series{Values: []string{"b", "m"}}
	require.Zero(t, compare_series.CompareSeries(series, []string{"b", "m"}))
	require.Negative(t, compare_series.CompareSeries(series, []string{"b", "n"}))
	require.Negative(t, compare_series.CompareSeries(series, []string{"c", "a"}))
	require.Positive(t, compare_series.CompareSeries(series, []string{"a", "z"}))
	require.Zero(t, compare_series.CompareSeries(&exposition.Series{}, nil))
}
