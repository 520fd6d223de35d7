// Package convert_param converts a caller's RKLLMParam.
package convert_param

import (
	"unsafe"

	"rkllmd/dropin/copy_members"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
)

// ConvertParam returns the RKLLMParam of a caller, laid out by layout, as the runtime has it, in memory of m where it
// has to be converted. NULL stays NULL. The markers of images are not in it: keep_markers takes them.
//
// **Runs on:** any thread. Errors: no memory.
func ConvertParam(m *rkllm.Memory, layout *rkllm.Layout, param unsafe.Pointer) (unsafe.Pointer, error) {
	if layout == rkllm.LayoutD || param == nil {
		return param, nil
	}
	converted, err := allocate_memory.AllocateMemory(m, 1, rkllm.LayoutD.Param.Size)
	if err != nil {
		return nil, err
	}
	copy_members.CopyMembers(converted, param, rkllm.LayoutD.Param, layout.Param)
	return converted, nil
}
