// Package rkllm_set_cross_attn_params is rkllm_set_cross_attn_params of the drop-in.
package rkllm_set_cross_attn_params

// #include <stdint.h>
// int RkllmSetCrossAttnParams(uintptr_t handle, void *cross_attn_params);
import "C"

import (
	"unsafe"

	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_set_cross_attn_params"
)

// RkllmSetCrossAttnParams is rkllm_set_cross_attn_params: see librkllmrt/abi/builtin_rkllm_set_cross_attn_params.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmSetCrossAttnParams
func RkllmSetCrossAttnParams(handle uintptr, crossAttnParams unsafe.Pointer) int32 {
	prepare_process.PrepareProcess()
	return builtin_rkllm_set_cross_attn_params.BuiltinRkllmSetCrossAttnParams(handle, crossAttnParams)
}
