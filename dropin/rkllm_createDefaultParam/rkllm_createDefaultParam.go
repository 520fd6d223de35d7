// Package rkllm_createDefaultParam is rkllm_createDefaultParam of the drop-in.
package rkllm_createDefaultParam

// #cgo rkllm_c CFLAGS: -DRKLLM_C
import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/dropin/copy_members"
	"rkllmd/dropin/get_caller_layout"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
)

// RkllmCreateDefaultParam writes the defaults of rkllm_createDefaultParam to param, a zeroed RKLLMParam of the caller's
// generation. The C function of its own file hands that on by value, as the API has it.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmCreateDefaultParam(param unsafe.Pointer) {
	copy_members.CopyMembers(param, unsafe.Pointer(&librkllmrt.Defaults), get_caller_layout.GetCallerLayout().Param,
		rkllm.LayoutD.Param)
}
