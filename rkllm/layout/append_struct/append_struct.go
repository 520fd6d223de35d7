// Package append_struct writes a C structure as JSON.
package append_struct

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_field"
)

// AppendStruct appends the structure s, which stands at an address in C memory, as a JSON object with the header's
// names in the header's order. What is no part of it (rkllm.Kept) is left out. Nothing is allocated beyond what out
// needs to grow.
//
// **Runs on:** any thread. It is called on the runtime's callback thread. Follows docs/protocols/jsonrpc-socket.md,
// "Structures".
func AppendStruct(out []byte, s *rkllm.Struct, at unsafe.Pointer) []byte {
	separator := `{"`
	for i := range s.Fields {
		f := &s.Fields[i]
		if f.Kind == rkllm.Kept {
			continue
		}
		out = append(append(append(out, separator...), f.Name...), `":`...)
		separator = `,"`
		if f.Kind == rkllm.Inline {
			out = AppendStruct(out, f.Struct, unsafe.Add(at, f.Offset))
		} else {
			out = append_field.AppendField(out, s, f, at)
		}
	}
	return append(out, '}')
}
