// Package convert_input converts a caller's RKLLMInput.
package convert_input

import (
	"unsafe"

	"rkllmd/dropin/copy_members"
	"rkllmd/dropin/set_markers"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// ConvertInput makes of the RKLLMInput of a caller at input, laid out by theirs, the one at converted, zeroed memory,
// as the runtime has it. Of the union only the member that input_type names is read. A multimodal one of generation C
// is about images only, and gets the markers that rkllm_init was given for this handle.
//
// **Runs on:** any thread. Errors: no memory in m.
func ConvertInput(m *rkllm.Memory, theirs *rkllm.Layout, handle uintptr, input, converted unsafe.Pointer) error {
	ours := rkllm.LayoutD
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
		return set_markers.SetMarkers(m, theirs, handle, converted)
	default:
		copy_members.CopyMembers(converted, input, ours.Input, theirs.Input, rkllm.InputMembers[number])
	}
	return nil
}
