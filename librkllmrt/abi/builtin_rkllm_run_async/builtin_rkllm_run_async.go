// Package builtin_rkllm_run_async is rkllm_run_async of the embedded runtime.
package builtin_rkllm_run_async

// #include <stdint.h>
// int BuiltinRkllmRunAsync(uintptr_t handle, void *input, void *params, uintptr_t userdata);
import "C"

import (
	"runtime"
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/run/run_turns"
	"rkllmd/librkllmrt/run/start_run"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// Pointer is the C address of BuiltinRkllmRunAsync.
var Pointer = unsafe.Pointer(C.BuiltinRkllmRunAsync)

// BuiltinRkllmRunAsync is rkllm_run_async: it checks and copies all input, begins the run on an OS thread of its own
// and returns 0; or -1 with a reason, and no callback. All callbacks of the run are made on that thread. Otherwise it
// is BuiltinRkllmRun.
//
// **Runs on:** any thread. **Holds:** the handle's Busy, until the run's last callback has returned. Follows the header
// of RKLLM 1.3.0.
//
//export BuiltinRkllmRunAsync
func BuiltinRkllmRunAsync(handle uintptr, input, params unsafe.Pointer, userdata uintptr) int32 {
	h, run, err := start_run.StartRun(handle, input, params, userdata)
	if err != nil {
		return fail_call.FailCall("rkllm_run_async", err)
	}
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		if err := run_turns.RunTurns(h, run); err != nil {
			// the caller has its 0 already
			log_message.LogMessage(utils.LevelWarn, "rkllm: rkllm_run_async failed", "reason", err.Error())
		}
	}()
	return 0
}
