// Package find_struct finds the memory of a nested structure.
package find_struct

import (
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/refuse_value"
)

// FindStruct returns the address of the structure of field f, whose own address is at: at itself for one inside its
// parent, zeroed memory from m, whose address it writes to at and notes in m.Nested, for one behind a pointer.
//
// **Runs on:** any thread. Errors: "Invalid params" with path when there is no memory.
func FindStruct(m *rkllm.Memory, f *rkllm.Field, at unsafe.Pointer, path string) (unsafe.Pointer, *jsonrpc2.Error) {
	if f.Kind == rkllm.Inline {
		return at, nil
	}
	block, err := allocate_memory.AllocateMemory(m, 1, f.Struct.Size)
	if err != nil {
		return nil, refuse_value.RefuseValue(path, "%v", err)
	}
	*(*uintptr)(at) = uintptr(block) // no pointer for Go, which would look at what stood there
	m.Nested = append(m.Nested, rkllm.Nested{Struct: f.Struct, At: block})
	return block, nil
}
