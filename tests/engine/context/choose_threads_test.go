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
	require.Equal(t, 1, choose_threads.ChooseThreads(1))
	require.Equal(t, 1, choose_threads.ChooseThreads(0))
	require.Equal(t, 1, choose_threads.ChooseThreads(-5))
	var all unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &all))
	require.Equal(t, max(1, min(context.CPUs, all.Count())-1), choose_threads.ChooseThreads(math.MaxInt),
		"one CPU is left to everybody else")

	t.Run("a GOMAXPROCS that was raised later does not count", func(t *testing.T) {
		before := choose_threads.ChooseThreads(math.MaxInt)
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(context.CPUs + 7))
		require.Equal(t, before, choose_threads.ChooseThreads(math.MaxInt))
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
		require.Equal(t, 1, choose_threads.ChooseThreads(8))
	})
}
