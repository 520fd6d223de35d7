package exposition_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_series"
)

func TestAppendSeries(t *testing.T) {
	gauge := &exposition.Family{Name: "g", Kind: exposition.Gauge, Labels: []string{"a"}}
	for value, want := range map[float64]string{0: "0", -1: "-1", .25: "0.25", 1234567: "1.234567e+06",
		math.Inf(-1): "-Inf"} {
		page := append_series.AppendSeries(nil, gauge, &exposition.Series{Values: []string{"b"}, Value: value})
		require.Equal(t, "g{a=\"b\"} "+want+"\n", string(page))
	}
	histogram := &exposition.Family{Name: "h", Kind: exposition.Histogram, Labels: []string{"a"},
		Bounds: []float64{.5, 2000000}}
	page := append_series.AppendSeries([]byte("x\n"), histogram, &exposition.Series{Values: []string{"b"}, Value: 1e6,
		Count: 1234567, Points: []float64{1, 2}})
	require.Equal(t, `x
h_bucket{a="b",le="0.5"} 1
h_bucket{a="b",le="2e+06"} 3
h_bucket{a="b",le="+Inf"} 1234567
h_sum{a="b"} 1e+06
h_count{a="b"} 1234567
`, string(page))
	summary := &exposition.Family{Name: "s", Kind: exposition.Summary, Bounds: []float64{0, .5, 1}}
	page = append_series.AppendSeries(nil, summary, &exposition.Series{Value: 6, Count: 3, Points: []float64{1, 2, 3}})
	require.Equal(t, `s{quantile="0"} 1
s{quantile="0.5"} 2
s{quantile="1"} 3
s_sum 6
s_count 3
`, string(page))
}
