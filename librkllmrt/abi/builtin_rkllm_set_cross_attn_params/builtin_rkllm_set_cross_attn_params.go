// Package builtin_rkllm_set_cross_attn_params is rkllm_set_cross_attn_params of the embedded runtime.
package builtin_rkllm_set_cross_attn_params

// #include <stdint.h>
// int BuiltinRkllmSetCrossAttnParams(uintptr_t handle, void *cross_attn_params);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/find_handle"
)

// Pointer is the C address of BuiltinRkllmSetCrossAttnParams.
var Pointer = unsafe.Pointer(C.BuiltinRkllmSetCrossAttnParams)

// BuiltinRkllmSetCrossAttnParams is rkllm_set_cross_attn_params: it returns -1 with the reason why there is no cross
// attention on the CPU, or what is wrong with the handle. No argument is followed.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmSetCrossAttnParams
func BuiltinRkllmSetCrossAttnParams(handle uintptr, crossAttnParams unsafe.Pointer) int32 {
	if _, err := find_handle.FindHandle(handle); err != nil {
		return fail_call.FailCall("rkllm_set_cross_attn_params", err)
	}
	return fail_call.FailCall("rkllm_set_cross_attn_params", errors.New("cross attention takes the key and value "+
		"caches of an encoder, which llama.cpp cannot be given: it needs the NPU's library"))
}
