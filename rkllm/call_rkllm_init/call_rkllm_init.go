// Package call_rkllm_init calls rkllm_init.
package call_rkllm_init

/*
#include <stddef.h>
int rkllmd_call_rkllm_init(void *function, void *handle, void *param, void *callback);
*/
import "C"

import (
	"bytes"
	"runtime/cgo"
	"time"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/find_model_path"
	"rkllmd/rkllm/call/call_watch"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/format_function_error"
	"rkllmd/rkllm/call/is_after_death"
	"rkllmd/rkllm/call/keep_model"
	"rkllmd/rkllm/create_callback_argument"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/run/set_load_progress"
)

// CallRkllmInit has the library that serves load a model. job.C[1] is the RKLLMParam, prepared by prepare_init; with a
// job.Context, the client hears of the progress where the library reports it. Success is 0 and a handle: versions of
// the library return 0 without one when the NPU's memory is exhausted.
//
// **Runs on:** the worker. Follows rkllm_init of the header. Errors: rkllm.ErrModelLoaded, rkllm.CodeNotSupported; what
// the C function returns unless 0.
func CallRkllmInit(rt *rkllm.Runtime, job *rkllm.Job) {
	library := rt.Serving.Load()
	if job.Err = check_function.CheckFunction(library, job.Function, library.Init); job.Err != nil {
		return
	}
	if rt.Handle != 0 {
		job.Err = rkllm.ErrModelLoaded
		return
	}
	slot, err := allocate_memory.AllocateMemory(&job.Memory, 1, 8)
	callback, failed := create_callback_argument.CreateCallbackArgument(&job.Memory, library.Layout)
	if err != nil || failed != nil {
		job.Err = &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: "out of memory"}
		return
	}
	base := uintptr(0)
	if library.Isolated != nil {
		base = library.Isolated.Base
	}
	*(*uintptr)(slot) = base
	if job.Context != nil {
		job.Context.Handle = uintptr(cgo.NewHandle(job.Context))
		set_load_progress.SetLoadProgress(library, job.Context.Handle)
		defer set_load_progress.SetLoadProgress(library, 0)
	}
	// Where the library is another process, which may write to the arguments, what was given counts.
	param := bytes.Clone(unsafe.Slice((*byte)(job.C[1]), library.Layout.Param.Size))
	if library.Arena != nil {
		library.Arena.Param, library.Arena.Model = param, find_model_path.FindModelPath(&job.Memory)
	}
	code := int32(C.rkllmd_call_rkllm_init(library.Init, slot, job.C[1], callback))
	if is_after_death.IsAfterDeath(rt, code, *(*uintptr)(slot)) {
		time.Sleep(rkllm.ReloadPause)
		copy(unsafe.Slice((*byte)(job.C[1]), len(param)), param)
		*(*uintptr)(slot) = base
		code = int32(C.rkllmd_call_rkllm_init(library.Init, slot, job.C[1], callback))
	}
	handle := *(*uintptr)(slot)
	switch {
	case code != 0:
		finish_call.FinishCall(rt, job, code)
	case handle == 0:
		job.Err = format_function_error.FormatFunctionError(job.Function, code,
			"it returned 0 but no handle, as the library does when the NPU's memory is exhausted")
	default:
		job.C[1] = unsafe.Pointer(unsafe.SliceData(param))
		if code = keep_model.KeepModel(rt, job, handle); code == 0 {
			call_watch.CallWatch(rt, true)
		}
		finish_call.FinishCall(rt, job, code)
	}
}
