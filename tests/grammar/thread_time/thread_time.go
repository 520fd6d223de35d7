// Package thread_time tells how much a test has computed.
package thread_time

import (
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// ThreadTime returns the processor time of this goroutine's thread, on which it stays from now on: what other
// programs take of a busy machine is not in it.
func ThreadTime(t testing.TB) time.Duration {
	t.Helper()
	runtime.LockOSThread()
	var now unix.Timespec
	require.NoError(t, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &now))
	return time.Duration(now.Nano())
}
