package exposition_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_go_figures"
	"rkllmd/faces/exposition/update_go_figures"
	"rkllmd/tests/support/faces/read_series"
)

// The figures are those of runtime.MemStats, as the names say.
func TestUpdateGoFigures(t *testing.T) {
	registry := &exposition.Registry{}
	add_go_figures.AddGoFigures(registry)
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	update_go_figures.UpdateGoFigures(registry)
	runtime.ReadMemStats(&after)
	const slack = 8 << 20 // other goroutines of the test program allocate meanwhile
	for name, want := range map[string]uint64{"alloc_bytes": before.Alloc, "alloc_bytes_total": before.TotalAlloc,
		"buck_hash_sys_bytes": before.BuckHashSys, "frees_total": before.Frees, "gc_sys_bytes": before.GCSys,
		"heap_alloc_bytes": before.HeapAlloc, "heap_idle_bytes": before.HeapIdle, "heap_inuse_bytes": before.HeapInuse,
		"heap_objects": before.HeapObjects, "heap_released_bytes": before.HeapReleased,
		"heap_sys_bytes": before.HeapSys, "mallocs_total": before.Mallocs, "mcache_inuse_bytes": before.MCacheInuse,
		"mcache_sys_bytes": before.MCacheSys, "mspan_inuse_bytes": before.MSpanInuse,
		"mspan_sys_bytes": before.MSpanSys, "next_gc_bytes": before.NextGC, "other_sys_bytes": before.OtherSys,
		"stack_inuse_bytes": before.StackInuse, "stack_sys_bytes": before.StackSys, "sys_bytes": before.Sys} {
		value, _ := read_series.ReadSeries(registry.Families["go_memstats_"+name])
		require.InDelta(t, float64(want), value, slack, name)
		require.Positive(t, value, name)
	}
	for name, bounds := range map[string][2]uint64{"alloc_bytes_total": {before.TotalAlloc, after.TotalAlloc},
		"mallocs_total": {before.Mallocs, after.Mallocs}, "frees_total": {before.Frees, after.Frees}} {
		value, _ := read_series.ReadSeries(registry.Families["go_memstats_"+name])
		require.GreaterOrEqual(t, value, float64(bounds[0]), name)
		require.LessOrEqual(t, value, float64(bounds[1]), name)
	}
	procs, _ := read_series.ReadSeries(registry.Families["go_sched_gomaxprocs_threads"])
	require.EqualValues(t, runtime.GOMAXPROCS(0), procs)
	for _, name := range []string{exposition.GoGoroutines, exposition.GoThreads, "go_gc_gogc_percent",
		"go_gc_gomemlimit_bytes"} {
		value, _ := read_series.ReadSeries(registry.Families[name])
		require.Positive(t, value, name)
	}
}
