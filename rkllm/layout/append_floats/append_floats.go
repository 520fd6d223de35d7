// Package append_floats writes a C array of floats as JSON.
package append_floats

import (
	"bytes"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_float"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/read_integer"
	"rkllmd/rkllm/layout/write_floats"
)

// AppendFloats appends the array of floats that is field f of the structure s, which stands at an address in C memory,
// as a flat JSON array, row by row. The members that count its elements are multiplied (Field.Counts). NULL is null.
// Logits are 150,000 floats for each token, so C writes them, a chunk at once, so that room for the longest texts does
// not double the memory. Where it stops, a few are written one by one: another call of C would take longer than those.
//
// **Runs on:** any thread. It is called on the runtime's callback thread.
func AppendFloats(out []byte, s *rkllm.Struct, f *rkllm.Field, at unsafe.Pointer) []byte {
	const chunk, few = 4096, 8
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
	for values := unsafe.Slice((*float32)(array), length); len(values) > 0; {
		usual := 0
		out, usual = write_floats.WriteFloats(out, values[:min(len(values), chunk)])
		values = values[usual:]
		for range min(len(values), few) {
			out = append(append_float.AppendFloat(out, values[0]), ',')
			values = values[1:]
		}
	}
	return append(bytes.TrimSuffix(out, []byte{','}), ']')
}
