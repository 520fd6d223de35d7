package call_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/dropin/call/use_caller_cpus"
)

func TestUseCallerCpus(t *testing.T) {
	var all, one unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &all))
	for cpu := 0; one.Count() == 0; cpu++ {
		if all.IsSet(cpu) {
			one.Set(cpu)
		}
	}
	threads, done := make(chan int), make(chan bool)
	go func() {
		runtime.LockOSThread() // for ever: the thread ends with the goroutine
		_ = unix.SchedSetaffinity(0, &one)
		threads <- unix.Gettid()
		<-done
	}()
	defer close(done)
	thread := <-threads

	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	before, changed := use_caller_cpus.UseCallerCpus(int32(thread))
	require.Equal(t, all, before)
	require.Equal(t, all.Count() > 1, changed)
	var now unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &now))
	require.Equal(t, one, now)
	require.NoError(t, unix.SchedSetaffinity(0, &before))
	_, changed = use_caller_cpus.UseCallerCpus(int32(unix.Gettid()))
	require.False(t, changed, "its own")
	_, changed = use_caller_cpus.UseCallerCpus(1 << 30)
	require.False(t, changed, "no thread has this id")
}
