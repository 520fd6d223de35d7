package exposition_test

import (
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_go_figures"
	"rkllmd/faces/exposition/get_series"
	"rkllmd/faces/exposition/update_gc_figures"
	"rkllmd/tests/support/faces/read_series"
)

func TestUpdateGCFigures(t *testing.T) {
	registry := &exposition.Registry{}
	add_go_figures.AddGoFigures(registry)
	start := time.Now()
	runtime.GC()
	update_gc_figures.UpdateGCFigures(registry)
	last, _ := read_series.ReadSeries(registry.Families[exposition.GoLastGC])
	require.GreaterOrEqual(t, last, float64(start.Unix()))
	require.LessOrEqual(t, last, float64(time.Now().Unix()+1))
	pauses, count := read_series.ReadSeries(registry.Families[exposition.GoGC])
	require.Positive(t, count)
	require.Positive(t, pauses)
	points := get_series.GetSeries(registry.Families[exposition.GoGC]).Points
	require.IsNonDecreasing(t, points)
	require.Positive(t, points[len(points)-1])
	require.LessOrEqual(t, points[len(points)-1], pauses, "the longest is one of them")
	runtime.GC()
	update_gc_figures.UpdateGCFigures(registry)
	_, again := read_series.ReadSeries(registry.Families[exposition.GoGC])
	require.Greater(t, again, count)
}
