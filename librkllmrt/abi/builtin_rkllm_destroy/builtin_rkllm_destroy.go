// Package builtin_rkllm_destroy is rkllm_destroy of the embedded runtime.
package builtin_rkllm_destroy

// #include <stdint.h>
// int BuiltinRkllmDestroy(uintptr_t handle);
import "C"

import (
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/free_lora"
	"rkllmd/engine/model/free_model"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/find_handle"
)

// Pointer is the C address of BuiltinRkllmDestroy.
var Pointer = unsafe.Pointer(C.BuiltinRkllmDestroy)

// BuiltinRkllmDestroy is rkllm_destroy: the handle is dead at once; a run in progress is aborted and waited for, its
// last callback included; then the model, its adapters and its caches are freed. Inside a callback of that run it is
// refused.
//
// **Runs on:** any thread. **Holds:** Busy and Mu. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmDestroy
func BuiltinRkllmDestroy(handle uintptr) int32 {
	h, err := find_handle.FindHandle(handle)
	if err == nil && h.Thread.Load() == int32(unix.Gettid()) {
		err = librkllmrt.ErrInCallback
	}
	if err != nil {
		return fail_call.FailCall("rkllm_destroy", err)
	}
	librkllmrt.Handles.Lock()
	live := librkllmrt.Handles.Live[handle] == h
	delete(librkllmrt.Handles.Live, handle)
	librkllmrt.Handles.Unlock()
	if !live {
		return fail_call.FailCall("rkllm_destroy", librkllmrt.ErrDestroyed)
	}
	h.Mu.Lock()
	if h.Running {
		abort_decode.AbortDecode(h.Context, true)
	}
	h.Mu.Unlock()

	h.Busy.Lock()
	defer h.Busy.Unlock()
	h.Mu.Lock()
	defer h.Mu.Unlock()
	free_context.FreeContext(h.Context)
	for _, adapter := range h.Adapters {
		free_lora.FreeLora(adapter.Lora)
	}
	free_model.FreeModel(h.Model)
	h.Adapters, h.Adapter, h.PromptCache = nil, nil, nil
	h.Context, h.Running = nil, false // a run that still waits for Busy finds this and gives up
	return 0
}
