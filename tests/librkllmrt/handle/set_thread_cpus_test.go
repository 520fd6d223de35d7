package handle_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/set_thread_cpus"
)

func TestSetThreadCpus(t *testing.T) {
	runtime.LockOSThread() // and never unlocked: the thread ends with the test
	var all, now unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &all))
	last := -1
	for cpu := range 32 {
		if all.IsSet(cpu) {
			last = cpu
		}
	}
	h := &librkllmrt.Handle{Context: &engine.Context{Threads: 1}}
	before, pinned := set_thread_cpus.SetThreadCpus(h)
	require.False(t, pinned, "no mask")
	require.Equal(t, all, before)
	h.Param.CPUMask, h.Context.Threads = 1<<last, 2
	_, pinned = set_thread_cpus.SetThreadCpus(h)
	require.False(t, pinned, "too few CPUs for the threads")

	h.Context.Threads = 1
	before, pinned = set_thread_cpus.SetThreadCpus(h)
	require.Equal(t, all.Count() > 1, pinned)
	require.Equal(t, all, before)
	require.NoError(t, unix.SchedGetaffinity(0, &now))
	require.Equal(t, 1, now.Count())
	require.True(t, now.IsSet(last))
}
