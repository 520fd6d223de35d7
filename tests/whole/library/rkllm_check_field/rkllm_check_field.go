// Package rkllm_check_field compares one line of a layout table with a compiler's facts.
package rkllm_check_field

import (
	"fmt"
	"slices"

	"rkllmd/rkllm"
	"rkllmd/tests/whole/library/rkllm_layout_facts"
)

// RkllmCheckField returns what is wrong with f, a member whose structure begins base bytes behind the one that fact is
// about: its offset, its type, and the size of what is inside it. where names it.
func RkllmCheckField(f *rkllm.Field, where string, base uintptr, fact rkllm_layout_facts.Field) (wrong []string) {
	types := map[rkllm.FieldKind][]string{
		rkllm.Int32: {"int32_t", "int"}, rkllm.Uint32: {"uint32_t"}, rkllm.Int8: {"int8_t"}, rkllm.Uint8: {"uint8_t"},
		rkllm.Size: {"size_t"}, rkllm.Bool: {"bool"}, rkllm.Float32: {"float"}, rkllm.String: {"const char*", "char*"},
		rkllm.Floats: {"float*", "const float*"}, rkllm.Int32s: {"int32_t*"}, rkllm.Bytes: {fmt.Sprintf("uint8_t[%d]",
			f.Length)},
		rkllm.Pointer: {"void*", "LLMResultCallback", "LLMTokenizerCallback", "LLMGetEmbedCallback"},
	}
	sizes := map[rkllm.FieldKind]uintptr{
		rkllm.Int32: 4, rkllm.Uint32: 4, rkllm.Int8: 1, rkllm.Uint8: 1, rkllm.Bool: 1, rkllm.Float32: 4,
		rkllm.Bytes: uintptr(f.Length),
	}
	allowed, size := types[f.Kind], sizes[f.Kind]
	switch {
	case f.Kind == rkllm.Inline:
		allowed, size = []string{f.Struct.Name, "struct"}, f.Struct.Size
	case f.Kind == rkllm.PointerTo:
		allowed = []string{f.Struct.Name + "*"}
	case f.Enum != nil:
		allowed = []string{f.Enum.Name}
	}
	if size == 0 {
		size = 8 // pointers and size_t
	}
	if base+f.Offset != fact.Offset {
		wrong = append(wrong, fmt.Sprintf("%s: offset %d, but the compiler says %d", where, base+f.Offset, fact.Offset))
	}
	if size != fact.Size {
		wrong = append(wrong, fmt.Sprintf("%s: %d bytes, but the compiler says %d", where, size, fact.Size))
	}
	if !slices.Contains(allowed, fact.Type) {
		wrong = append(wrong, fmt.Sprintf("%s: %v, but the header says %s", where, allowed, fact.Type))
	}
	return wrong
}
