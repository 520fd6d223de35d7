// Package wake_caller gives a program's thread its turn.
package wake_caller

import (
	"sync/atomic"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/dropin/call"
)

// WakeCaller tells the thread that waits in ask_runtime what is next: call.CallerCalls or call.Ended. After the latter
// the call must not be touched.
//
// **Runs on:** any thread.
func WakeCaller(c *call.Call, phase int32) {
	address := uintptr(unsafe.Pointer(&c.Phase))
	atomic.StoreInt32(&c.Phase, phase)
	unix.RawSyscall6(unix.SYS_FUTEX, address, call.FutexWake, 1, 0, 0, 0)
}
