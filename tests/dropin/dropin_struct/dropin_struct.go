// Package dropin_struct makes a structure with a known value in every member.
package dropin_struct

import (
	"testing"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

// DropinStruct returns the structure that s lays out in C memory, with a number of its own in each member: those of one
// name have one number in every generation. Members that share their place with others (a union's) hold what the last
// of them has.
func DropinStruct(tb testing.TB, s *rkllm.Struct) unsafe.Pointer {
	at := rt_memory.RtMemory(tb, max(int(s.Size), layout.MinBlock))
	for _, field := range s.Fields {
		to := unsafe.Add(at, field.Offset)
		value := uint64(1)
		for _, letter := range field.Name {
			value = value*31 + uint64(letter)
		}
		switch field.Kind {
		case rkllm.Inline:
			copy(unsafe.Slice((*byte)(to), field.Struct.Size), unsafe.Slice((*byte)(DropinStruct(tb, field.Struct)),
				field.Struct.Size))
		case rkllm.Int8, rkllm.Uint8, rkllm.Bool:
			*(*uint8)(to) = uint8(value) | 1
		case rkllm.Int32, rkllm.Uint32, rkllm.Float32:
			*(*uint32)(to) = uint32(value) | 1
		case rkllm.Bytes, rkllm.Kept:
		default:
			*(*uint64)(to) = value | 1
		}
	}
	return at
}
