// Package ask_set_cross_attn_params is rkllm_set_cross_attn_params of an isolated library.
package ask_set_cross_attn_params

// #include <stddef.h>
// int AskSetCrossAttnParams(size_t handle, size_t params);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskSetCrossAttnParams.
var Pointer = unsafe.Pointer(C.AskSetCrossAttnParams)

// AskSetCrossAttnParams is rkllm_set_cross_attn_params: it sets the cross attention, in the library's process. It
// returns what the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_set_cross_attn_params.
//
//export AskSetCrossAttnParams
func AskSetCrossAttnParams(handle, params uintptr) int32 {
	return call_process.CallProcess(handle, isolation.SetCrossAttnParams, [4]uint64{uint64(params)}, "cross attention")
}
