package clamp_threads_test

import (
	"math"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/engine/clamp_threads"
)

func TestClampThreads(t *testing.T) {
	require.Equal(t, 1, clamp_threads.ClampThreads(1))
	require.Equal(t, 1, clamp_threads.ClampThreads(0))
	require.Equal(t, 1, clamp_threads.ClampThreads(-5))
	require.Equal(t, max(1, engine.CPUs-1), clamp_threads.ClampThreads(math.MaxInt), "one CPU is left to everybody else")

	t.Run("a GOMAXPROCS that was raised later does not count", func(t *testing.T) {
		before := clamp_threads.ClampThreads(math.MaxInt)
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(engine.CPUs + 7))
		require.Equal(t, before, clamp_threads.ClampThreads(math.MaxInt))
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
		require.Equal(t, 1, clamp_threads.ClampThreads(8))
	})
}
