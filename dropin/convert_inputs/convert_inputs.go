// Package convert_inputs converts a caller's inputs of a run.
package convert_inputs

import (
	"unsafe"

	"rkllmd/dropin/convert_input"
	"rkllmd/librkllmrt/handle/find_handle"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
)

// ConvertInputs returns the RKLLMInput of a caller, an array of as many as the handle's n_batch, laid out by theirs, as
// the runtime has it, in memory of m where it has to be converted (convert_input). NULL stays NULL; for a handle that
// is none it is one, which the run will refuse.
//
// **Runs on:** any thread. **Holds:** Handles for a moment. Errors: no memory.
func ConvertInputs(m *rkllm.Memory, theirs *rkllm.Layout, handle uintptr, input unsafe.Pointer) (unsafe.Pointer,
	error) {
	ours, count := rkllm.LayoutD, 1
	if theirs == ours || input == nil {
		return input, nil
	}
	if h, err := find_handle.FindHandle(handle); err == nil {
		count = len(h.Lanes)
	}
	converted, err := allocate_memory.AllocateMemory(m, uintptr(count), ours.Input.Size)
	if err != nil {
		return nil, err
	}
	for i := range uintptr(count) {
		if err = convert_input.ConvertInput(m, theirs, handle, unsafe.Add(input, i*theirs.Input.Size),
			unsafe.Add(converted, i*ours.Input.Size)); err != nil {
			return nil, err
		}
	}
	return converted, nil
}
