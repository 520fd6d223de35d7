package exposition_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/exposition/append_page"
	"rkllmd/faces/exposition/count_observation"
	"rkllmd/faces/exposition/set_value"
	"rkllmd/tests/support/faces/parse_page"
)

func TestAppendPage(t *testing.T) {
	registry := &exposition.Registry{}
	gauge := add_family.AddFamily(registry, &exposition.Family{Name: "b", Help: "B.", Kind: exposition.Gauge,
		Labels: []string{"text"}})
	counter := add_family.AddFamily(registry, &exposition.Family{Name: "a_total", Help: "A \\ \n.",
		Kind: exposition.Counter, Labels: []string{"face", "kind"}})
	histogram := add_family.AddFamily(registry, &exposition.Family{Name: "c_seconds", Help: "C.",
		Kind: exposition.Histogram, Bounds: []float64{.0005, .25, 1, 300, 65536, 1e7}})
	summary := &exposition.Family{Name: "d", Help: "D.", Kind: exposition.Summary, Bounds: []float64{0, .5, 1}}
	add_family.AddFamily(registry, summary)
	registry.Updates = append(registry.Updates, func(r *exposition.Registry) { add_value.AddValue(r.Families["d"], 1) })
	set_value.SetValue(gauge, 1e-9, "quotes \" and \\ and\nlines")
	set_value.SetValue(gauge, -12345678, "漢字")
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for i := range 500 {
				add_value.AddValue(counter, float64(i), "http", "prompt")
				add_value.AddValue(counter, 1, "grpc", "prompt")
				count_observation.CountObservation(histogram, float64(i)/10)
			}
		})
		all.Go(func() {
			for range 50 {
				append_page.AppendPage(nil, registry)
			}
		})
	}
	all.Wait()
	families := parse_page.ParsePage(t, registry)
	require.Len(t, families, 4)
	require.Equal(t, 2000.0, families["a_total"].GetMetric()[0].GetCounter().GetValue())
	require.Equal(t, 4*499*500/2.0, families["a_total"].GetMetric()[1].GetCounter().GetValue())
	require.EqualValues(t, 2000, families["c_seconds"].GetMetric()[0].GetHistogram().GetSampleCount())
	require.Equal(t, 201.0, families["d"].GetMetric()[0].GetSummary().GetSampleSum(), "it was updated for each page")
	require.Equal(t, "before\n# HELP", string(append_page.AppendPage([]byte("before\n"), registry)[:13]))
}
