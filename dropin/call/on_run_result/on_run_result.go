// Package on_run_result is the result callback of the drop-in's runs.
package on_run_result

// #include <stdint.h>
// int OnRunResult(void *result, uintptr_t userdata, int state);
// int rkllmd_call_result_callback(void *callback, void *result, uintptr_t userdata, int state);
import "C"

import (
	"sync/atomic"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/is_inside"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/dropin/call/wake_caller"
	_ "rkllmd/librkllmrt/run/call_result_callback" // holds the C function
	"rkllmd/rkllm"
)

// Pointer is the C address of OnRunResult.
var Pointer = unsafe.Pointer(C.OnRunResult)

// OnRunResult is the result callback that the runtime calls in the place of the program's, for the call.Call at
// userdata. Of rkllm_run it has the program's made by the thread that called, and waits for that; of rkllm_run_async it
// makes it itself. The handle counts as idle before the last one.
//
// **Runs on:** the run's thread.
//
//export OnRunResult
func OnRunResult(result unsafe.Pointer, userdata uintptr, state int32) int32 {
	c := *(**call.Call)(unsafe.Pointer(&userdata))
	if state == rkllm.RunFinish || state == rkllm.RunError {
		update_handle.UpdateHandle(call.HandleIdle, c.Handle, nil)
	}
	if c.Phase == call.WithoutACaller {
		is_inside.IsInside(c.Handle, 1)
		defer is_inside.IsInside(c.Handle, -1)
		return int32(C.rkllmd_call_result_callback(c.Callback, result, C.uintptr_t(c.Userdata), C.int(state)))
	}
	c.Result, c.State = result, state
	wake_caller.WakeCaller(c, call.CallerCalls)
	for atomic.LoadInt32(&c.Phase) == call.CallerCalls {
		unix.Syscall6(unix.SYS_FUTEX, uintptr(unsafe.Pointer(&c.Phase)), call.FutexWait,
			call.CallerCalls, 0, 0, 0)
	}
	return c.Answer
}
