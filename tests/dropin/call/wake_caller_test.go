package call_test

import (
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/wake_caller"
)

func TestWakeCaller(t *testing.T) {
	c, woken := &call.Call{}, make(chan bool)
	go func() {
		for atomic.LoadInt32(&c.Phase) == 0 {
			unix.Syscall6(unix.SYS_FUTEX, uintptr(unsafe.Pointer(&c.Phase)), call.FutexWait, 0, 0, 0, 0)
		}
		close(woken)
	}()
	wake_caller.WakeCaller(c, call.Ended)
	<-woken
	require.EqualValues(t, call.Ended, c.Phase)
}
