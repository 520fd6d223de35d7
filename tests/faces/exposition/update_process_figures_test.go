package exposition_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_process_figures"
	"rkllmd/faces/exposition/update_process_figures"
	"rkllmd/tests/support/faces/read_series"
)

func TestUpdateProcessFigures(t *testing.T) {
	registry := &exposition.Registry{}
	add_process_figures.AddProcessFigures(registry)
	var before, after unix.Rusage
	var files unix.Rlimit
	require.NoError(t, unix.Getrlimit(unix.RLIMIT_NOFILE, &files))
	require.NoError(t, unix.Getrusage(unix.RUSAGE_SELF, &before))
	update_process_figures.UpdateProcessFigures(registry)
	require.NoError(t, unix.Getrusage(unix.RUSAGE_SELF, &after))
	values := map[string]float64{}
	for name, family := range registry.Families {
		values[name], _ = read_series.ReadSeries(family)
	}
	require.GreaterOrEqual(t, values[exposition.ProcessCPU], float64(before.Utime.Nano()+before.Stime.Nano())/1e9)
	require.LessOrEqual(t, values[exposition.ProcessCPU], float64(after.Utime.Nano()+after.Stime.Nano())/1e9)
	require.EqualValues(t, files.Cur, values[exposition.ProcessMaxFDs])
	require.Greater(t, values[exposition.ProcessOpenFDs], 2.0)
	require.Greater(t, values[exposition.ProcessResident], float64(1<<20))
	require.Greater(t, values[exposition.ProcessVirtual], values[exposition.ProcessResident])
	require.GreaterOrEqual(t, values[exposition.ProcessVirtualMax], values[exposition.ProcessVirtual])
	var system unix.Sysinfo_t
	require.NoError(t, unix.Sysinfo(&system))
	booted := time.Now().Add(-time.Duration(system.Uptime) * time.Second)
	require.Greater(t, values[exposition.ProcessStart], float64(booted.Unix()+2), "this was not the first process")
	require.Less(t, values[exposition.ProcessStart], float64(time.Now().Unix()+2))
	require.GreaterOrEqual(t, values[exposition.ProcessReceived], 0.0)
}
