// Package rkllm_set_cross_attn_params is rkllm_set_cross_attn_params of the drop-in.
package rkllm_set_cross_attn_params

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/builtin_rkllm_set_cross_attn_params"
)

// RkllmSetCrossAttnParams is rkllm_set_cross_attn_params: see librkllmrt/abi/builtin_rkllm_set_cross_attn_params.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmSetCrossAttnParams(handle uintptr, crossAttnParams unsafe.Pointer) int32 {
	return builtin_rkllm_set_cross_attn_params.BuiltinRkllmSetCrossAttnParams(handle, crossAttnParams)
}
