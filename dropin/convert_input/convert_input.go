// Package convert_input converts a caller's RKLLMInput.
package convert_input

import (
	"unsafe"

	"rkllmd/dropin/apply_markers"
	"rkllmd/dropin/copy_members"
	"rkllmd/rkllm"
	"rkllmd/rkllm/allocate_memory"
	"rkllmd/rkllm/find_member"
)

// ConvertInput returns the RKLLMInput of a caller, laid out by theirs, as the runtime has it, in memory of m where it has to be converted. Of the
// union only the member that input_type names is read. A multimodal one of generation C is about images only, and gets the
// markers that rkllm_init was given for this handle. NULL stays NULL.
//
// **Runs on:** any thread. Errors: no memory.
func ConvertInput(m *rkllm.Memory, theirs *rkllm.Layout, handle uintptr, input unsafe.Pointer) (unsafe.Pointer, error) {
	ours := rkllm.LayoutD
	if theirs == ours || input == nil {
		return input, nil
	}
	converted, err := allocate_memory.AllocateMemory(m, 1, ours.Input.Size)
	if err != nil {
		return nil, err
	}
	copy_members.CopyMembers(converted, input, ours.Input, theirs.Input, "role", "enable_thinking", "input_type")
	_, kind := find_member.FindMember(ours.Input, converted, "input_type")
	switch number := *(*int32)(kind); {
	case number < 0 || int(number) >= len(rkllm.InputMembers): // refused by the run
	case number == rkllm.InputMultimodal:
		from, source := find_member.FindMember(theirs.Input, input, "multimodal_input")
		to, target := find_member.FindMember(ours.Input, converted, "multimodal_input")
		image, place := find_member.FindMember(to.Struct, target, "image")
		copy_members.CopyMembers(target, source, to.Struct, from.Struct, "prompt")
		copy_members.CopyMembers(place, source, image.Struct, from.Struct)
		err = apply_markers.ApplyMarkers(m, theirs, handle, converted)
	default:
		copy_members.CopyMembers(converted, input, ours.Input, theirs.Input, rkllm.InputMembers[number])
	}
	return converted, err
}
