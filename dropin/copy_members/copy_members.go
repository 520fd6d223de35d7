// Package copy_members copies a structure of one generation into one of another.
package copy_members

import (
	"slices"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
)

// CopyMembers copies the structure at source, which s lays out, into the one at target, which t lays out: every member
// that both have, by its name, and of structures inside them each member likewise. names, when there are any, are the
// members to copy. What only t has is left as it is, reserved bytes too; what is rkllm.Kept stands in no structure.
// Pointers are copied, not what they point to.
//
// **Runs on:** any thread.
func CopyMembers(target, source unsafe.Pointer, t, s *rkllm.Struct, names ...string) {
	sizes := map[rkllm.FieldKind]uintptr{
		rkllm.Int32: 4, rkllm.Uint32: 4, rkllm.Float32: 4, rkllm.Int8: 1, rkllm.Uint8: 1, rkllm.Bool: 1, rkllm.Bytes: 0,
	}
	for i := range s.Fields {
		field := &s.Fields[i]
		twin := find_field.FindField(t, field.Name)
		if twin < 0 || field.Kind == rkllm.Kept || t.Fields[twin].Kind == rkllm.Kept || len(names) > 0 &&
			!slices.Contains(names, field.Name) {
			continue
		}
		to, from := unsafe.Add(target, t.Fields[twin].Offset), unsafe.Add(source, field.Offset)
		if field.Kind == rkllm.Inline {
			CopyMembers(to, from, t.Fields[twin].Struct, field.Struct)
			continue
		}
		size, short := sizes[field.Kind]
		if !short {
			size = 8 // size_t and pointers
		}
		copy(unsafe.Slice((*byte)(to), size), unsafe.Slice((*byte)(from), size))
	}
}
