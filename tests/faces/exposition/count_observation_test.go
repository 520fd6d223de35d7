package exposition_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/exposition/count_observation"
	"rkllmd/tests/support/faces/parse_page"
	"rkllmd/tests/support/faces/read_series"
)

func TestCountObservation(t *testing.T) {
	registry := &exposition.Registry{}
	family := add_family.AddFamily(registry, &exposition.Family{Name: "h", Help: "H.", Kind: exposition.Histogram,
		Bounds: []float64{.5, 1, 10}, Labels: []string{"face"}})
	for _, value := range []float64{0, .5, .75, 1, 2, 10, 11, 1e9} {
		count_observation.CountObservation(family, value, "x")
	}
	count_observation.CountObservation(family, 3, "y")
	sum, count := read_series.ReadSeries(family, "x")
	require.Equal(t, 1e9+25.25, sum)
	require.EqualValues(t, 8, count)

	x := parse_page.ParsePage(t, registry)["h"].GetMetric()[0].GetHistogram()
	require.EqualValues(t, 8, x.GetSampleCount())
	require.Equal(t, 1e9+25.25, x.GetSampleSum())
	counts := []uint64{}
	for _, bucket := range x.GetBucket() {
		counts = append(counts, bucket.GetCumulativeCount())
	}
	require.Equal(t, []uint64{2, 4, 6, 8}, counts, "what is as large as a bound belongs to it; the last bound is +Inf")
}
