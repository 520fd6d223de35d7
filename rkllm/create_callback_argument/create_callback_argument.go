// Package create_callback_argument makes the third argument of rkllm_init.
package create_callback_argument

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/rkllm_callback"
)

// CreateCallbackArgument returns what rkllm_init takes as its third argument: the address of our result callback, or,
// since generation D, of an RKLLMCallback in memory m with that address in it and all else NULL. The library may keep
// it until destroy.
//
// **Runs on:** any thread. Errors: those of allocate_memory.
func CreateCallbackArgument(m *rkllm.Memory, layout *rkllm.Layout) (unsafe.Pointer, error) {
	if !layout.InitCallbackStruct {
		return rkllm_callback.Pointer, nil
	}
	callbacks, err := allocate_memory.AllocateMemory(m, 1, layout.Callback.Size)
	if err != nil {
		return nil, err
	}
	_, slot := find_member.FindMember(layout.Callback, callbacks, "result_callback")
	*(*uintptr)(slot) = uintptr(rkllm_callback.Pointer) // a number, as write_field says
	return callbacks, nil
}
