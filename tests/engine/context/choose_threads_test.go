package context_test

import (
	"math"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine/context"
	"rkllmd/engine/context/choose_threads"
)

func TestChooseThreads(t *testing.T) {
	require.Equal(t, 1, choose_threads.ChooseThreads(1, 0))
	require.Equal(t, 1, choose_threads.ChooseThreads(0, 0))
	require.Equal(t, 1, choose_threads.ChooseThreads(-5, 0))
	require.Equal(t, 1, choose_threads.ChooseThreads(8, math.MaxInt32))
	var all unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &all))
	cpus := min(context.CPUs, all.Count())
	require.Equal(t, cpus, choose_threads.ChooseThreads(math.MaxInt, 0))
	require.Equal(t, max(1, cpus-1), choose_threads.ChooseThreads(math.MaxInt, 1), "one CPU is left to everybody else")

	t.Run("a GOMAXPROCS that was raised later does not count", func(t *testing.T) {
		before := choose_threads.ChooseThreads(math.MaxInt, 0)
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(context.CPUs + 7))
		require.Equal(t, before, choose_threads.ChooseThreads(math.MaxInt, 0))
	})
	t.Run("a thread that may use one CPU gets one", func(t *testing.T) {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		var before, one unix.CPUSet
		require.NoError(t, unix.SchedGetaffinity(0, &before))
		cpu := 0
		for !before.IsSet(cpu) {
			cpu++
		}
		one.Set(cpu)
		require.NoError(t, unix.SchedSetaffinity(0, &one))
		defer func() { _ = unix.SchedSetaffinity(0, &before) }()
		require.Equal(t, 1, choose_threads.ChooseThreads(8, 0))
	})
}
