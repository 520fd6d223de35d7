// Package list_pointers finds the pointers in a structure.
package list_pointers

import (
	"rkllmd/isolation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
)

// ListPointers appends where the structure s, which begins at offset, has pointers to texts and to arrays of floats,
// those of the structures inside it too.
//
// **Runs on:** any thread.
func ListPointers(list []isolation.Pointer, s *rkllm.Struct, offset uintptr) []isolation.Pointer {
	for i := range s.Fields {
		f := &s.Fields[i]
		switch f.Kind {
		case rkllm.String:
			list = append(list, isolation.Pointer{Offset: offset + f.Offset})
		case rkllm.Floats:
			pointer := isolation.Pointer{Offset: offset + f.Offset}
			pointer.First = offset + s.Fields[find_field.FindField(s, f.Counts[0])].Offset
			pointer.Second = offset + s.Fields[find_field.FindField(s, f.Counts[1])].Offset
			list = append(list, pointer)
		case rkllm.Inline:
			list = ListPointers(list, f.Struct, offset+f.Offset)
		}
	}
	return list
}
