// Package convert_json_to_rkllm_input makes an RKLLMInput.
package convert_json_to_rkllm_input

import (
	"encoding/json"
	"fmt"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/choose_input"
	"rkllmd/rkllm/arguments/split_inputs"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/read_members"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/rkllm/layout/write_struct"
)

// ConvertJSONToRkllmInput returns the RKLLMInput that raw describes, in C memory m, and their number: raw is one
// object or, for a model that was loaded with n_batch above 1, an array of them; generations without n_batch take no
// array. role is "user" when left out; input_type may be left out, because the one member of the union that is given
// says it.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMInput". Errors: "Invalid params" naming the
// member, the value, and what would be right.
func ConvertJSONToRkllmInput(m *rkllm.Memory, layout *rkllm.Layout, raw json.RawMessage) (inputs unsafe.Pointer,
	count int, err *jsonrpc2.Error) {
	const path = "rkllm_input"
	objects, err := split_inputs.SplitInputs(path, raw, layout.Batches)
	if err != nil {
		return nil, 0, err
	}
	s := layout.Input
	inputs, failed := allocate_memory.AllocateMemory(m, uintptr(len(objects)), s.Size)
	if failed != nil {
		return nil, 0, refuse_value.RefuseValue(path, "%v", failed)
	}
	for i, object := range objects {
		name := path
		if len(objects) > 1 {
			name = fmt.Sprintf("%s[%d]", path, i)
		}
		given, err := read_members.ReadMembers(s, name, object)
		if err != nil {
			return nil, 0, err
		}
		if err = choose_input.ChooseInput(s, name, given); err != nil {
			return nil, 0, err
		}
		if err = write_struct.WriteStruct(m, s, unsafe.Add(inputs, uintptr(i)*s.Size), name, given); err != nil {
			return nil, 0, err
		}
	}
	return inputs, len(objects), nil
}
