// Package append_floats writes a C array of floats as JSON.
package append_floats

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_float"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/read_integer"
)

// AppendFloats appends the array of floats that is field f of the structure s, which stands at an address in C memory,
// as a flat JSON array, row by row. The members that count its elements are multiplied (Field.Counts). NULL is null.
//
// **Runs on:** any thread. It is called on the runtime's callback thread.
func AppendFloats(out []byte, s *rkllm.Struct, f *rkllm.Field, at unsafe.Pointer) []byte {
	array := *(*unsafe.Pointer)(unsafe.Add(at, f.Offset))
	if array == nil {
		return append(out, "null"...)
	}
	length := int64(1)
	for _, name := range f.Counts {
		count := &s.Fields[find_field.FindField(s, name)]
		length *= max(0, read_integer.ReadInteger(count.Kind, unsafe.Add(at, count.Offset)))
	}
	out = append(out, '[')
	for i, value := range unsafe.Slice((*float32)(array), length) {
		if i > 0 {
			out = append(out, ',')
		}
		out = append_float.AppendFloat(out, value)
	}
	return append(out, ']')
}
