// Package find_member finds a member in a C structure and in the structures inside it.
package find_member

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
)

// FindMember returns the member that the names lead to, from s, which stands at an address in C memory, through
// structures inside it ("extend_param", "n_batch"), and its address. Both are nil when this generation does not have
// it.
//
// **Runs on:** any thread.
func FindMember(s *rkllm.Struct, at unsafe.Pointer, names ...string) (field *rkllm.Field, place unsafe.Pointer) {
	for _, name := range names {
		i := -1
		if s != nil {
			i = find_field.FindField(s, name)
		}
		if i < 0 || s.Fields[i].Kind == rkllm.Kept {
			return nil, nil
		}
		field = &s.Fields[i]
		at = unsafe.Add(at, field.Offset)
		s = field.Struct
	}
	return field, at
}
