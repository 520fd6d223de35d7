package exposition_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/get_series"
)

func TestGetSeries(t *testing.T) {
	family := &exposition.Family{Labels: []string{"a", "b"}, Bounds: []float64{1, 2, 3}}
	values := []string{"y", "1"}
	first := get_series.GetSeries(family, values...)
	require.Len(t, first.Points, 3)
	for _, other := range [][]string{{"x", "9"}, {"y", "0"}, {"y", "2"}, {"z", ""}} {
		require.NotSame(t, first, get_series.GetSeries(family, other...))
	}
	values[0] = "changed" // is the caller's
	require.Same(t, first, get_series.GetSeries(family, "y", "1"))
	var order [][]string
	for _, series := range family.Series {
		order = append(order, series.Values)
	}
	require.Equal(t, [][]string{{"x", "9"}, {"y", "0"}, {"y", "1"}, {"y", "2"}, {"z", ""}}, order)
}
