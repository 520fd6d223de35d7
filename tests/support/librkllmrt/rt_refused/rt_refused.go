// Package rt_refused makes a call that fails.
package rt_refused

// const char *rt_refused(void *function);
import "C"

import (
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/support/librkllmrt/rt_call"
)

// RtRefused calls a C function of the runtime, which must return -1, and returns the reason that it gave.
func RtRefused(tb testing.TB, function unsafe.Pointer, args ...uintptr) string {
	runtime.LockOSThread() // the reason is the thread's
	defer runtime.UnlockOSThread()
	require.EqualValues(tb, -1, rt_call.RtCall(function, args...))
	return C.GoString(C.rt_refused(open_builtin.OpenBuiltin().LastError))
}
