package call_test

import (
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/dropin/call/start_thread"
	"rkllmd/tests/dropin/call/blocked_signals"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestStartThread(t *testing.T) {
	mask := (*uint64)(rt_memory.RtMemory(t, 8))
	require.NoError(t, start_thread.StartThread(blocked_signals.BlockedSignals(), unsafe.Pointer(mask)))
	require.Eventually(t, func() bool { return atomic.LoadUint64(mask) != 0 }, time.Minute, time.Millisecond)
	for _, signal := range []unix.Signal{unix.SIGINT, unix.SIGTERM, unix.SIGALRM, unix.SIGHUP, unix.SIGUSR1} {
		require.NotZero(t, *mask&(1<<(signal-1)), "%v", signal)
	}
	for _, signal := range []unix.Signal{unix.SIGSEGV, unix.SIGBUS, unix.SIGFPE, unix.SIGABRT, unix.SIGURG} {
		require.Zero(t, *mask&(1<<(signal-1)), "%v", signal)
	}
}
