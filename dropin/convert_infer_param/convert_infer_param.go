// Package convert_infer_param converts a caller's RKLLMInferParam.
package convert_infer_param

import (
	"unsafe"

	"rkllmd/dropin/copy_members"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
)

// ConvertInferParam returns the RKLLMInferParam of a caller, laid out by layout, as the runtime has it, in memory of m
// where it has to be converted: members that the caller's generation lacks mean what rkllm_init said. NULL stays NULL.
//
// **Runs on:** any thread. Errors: no memory.
func ConvertInferParam(m *rkllm.Memory, layout *rkllm.Layout, params unsafe.Pointer) (unsafe.Pointer, error) {
	if layout == rkllm.LayoutD || params == nil {
		return params, nil
	}
	converted, err := allocate_memory.AllocateMemory(m, 1, rkllm.LayoutD.InferParam.Size)
	if err != nil {
		return nil, err
	}
	copy_members.CopyMembers(converted, params, rkllm.LayoutD.InferParam, layout.InferParam)
	return converted, nil
}
