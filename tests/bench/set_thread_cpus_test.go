package bench_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/set_thread_cpus"
)

func TestSetThreadCpus(t *testing.T) {
	runtime.LockOSThread() // never unlocked: the thread ends with the test
	var allowed, pinned unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &allowed))
	cpu := 0
	for !allowed.IsSet(cpu) {
		cpu++
	}
	require.NoError(t, set_thread_cpus.SetThreadCpus(0, []int{cpu}))
	require.NoError(t, unix.SchedGetaffinity(0, &pinned))
	require.Equal(t, 1, pinned.Count())
	require.True(t, pinned.IsSet(cpu))

	require.ErrorIs(t, set_thread_cpus.SetThreadCpus(0, nil), unix.EINVAL)
	require.ErrorIs(t, set_thread_cpus.SetThreadCpus(1<<30, []int{cpu}), unix.ESRCH)
}
