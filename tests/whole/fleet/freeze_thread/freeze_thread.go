// Package freeze_thread stops one thread of a process.
package freeze_thread

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/whole/fleet/stop_thread"
)

// FreezeThread stops that thread of another process in a function of C, as a debugger does; the process's others go on,
// and it still answers. The thread goes on when something is sent to what is returned, or when the test ends.
func FreezeThread(t testing.TB, thread int, answers func() bool) chan<- struct{} {
	t.Helper()
	frozen, release, released := make(chan error), make(chan struct{}, 2), make(chan struct{})
	go func() {
		defer close(released)
		runtime.LockOSThread() // who has stopped a thread is a thread
		defer runtime.UnlockOSThread()
		err := stop_thread.StopThread(thread, answers)
		frozen <- err
		if err == nil {
			<-release
			_ = unix.PtraceDetach(thread) // the process has ended
		}
	}()
	require.NoError(t, <-frozen)
	t.Cleanup(func() {
		release <- struct{}{}
		<-released
	})
	return release
}
