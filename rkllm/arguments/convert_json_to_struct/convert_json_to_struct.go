// Package convert_json_to_struct makes a C structure.
package convert_json_to_struct

import (
	"encoding/json"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/read_members"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/rkllm/layout/write_struct"
)

// ConvertJSONToStruct returns the structure s that the JSON object raw describes, in C memory m. path is the name of
// the C argument, for errors. raw nil stands for an argument that is missing and is refused.
//
// **Runs on:** any thread. Errors: "Invalid params" naming the member, the value, and what would be right.
func ConvertJSONToStruct(m *rkllm.Memory, s *rkllm.Struct, path string, raw json.RawMessage) (unsafe.Pointer,
	*jsonrpc2.Error) {
	if raw == nil {
		return nil, refuse_value.RefuseValue(path, "is required: an object (%s)", s.Name)
	}
	given, err := read_members.ReadMembers(s, path, raw)
	if err != nil {
		return nil, err
	}
	at, failed := allocate_memory.AllocateMemory(m, 1, s.Size)
	if failed != nil {
		return nil, refuse_value.RefuseValue(path, "%v", failed)
	}
	return at, write_struct.WriteStruct(m, s, at, path, given)
}
