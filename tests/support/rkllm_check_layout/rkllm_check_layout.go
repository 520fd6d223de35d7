// Package rkllm_check_layout compares a layout table with a compiler's facts.
package rkllm_check_layout

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
)

// Struct is what a compiler says about a structure.
type Struct struct {
	Size   uintptr
	Fields map[string]Field
}

// Field is what a compiler says about a member.
type Field struct {
	Offset, Size uintptr
	Type         string
}

// RkllmCheckLayout compares the table of one structure with facts, by the structure's name, and returns the members that it has
// compared, "RKLLMParam.top_k". A structure without a name in the header, RKLLMMultiModalInput.image, has members "image.n_image".
func RkllmCheckLayout(t testing.TB, s *rkllm.Struct, facts map[string]Struct) (seen []string) {
	types := map[rkllm.FieldKind][]string{
		rkllm.Int32: {"int32_t", "int"}, rkllm.Uint32: {"uint32_t"}, rkllm.Int8: {"int8_t"}, rkllm.Uint8: {"uint8_t"},
		rkllm.Size: {"size_t"}, rkllm.Bool: {"bool"}, rkllm.Float32: {"float"}, rkllm.String: {"const char*", "char*"},
		rkllm.Floats: {"float*", "const float*"}, rkllm.Int32s: {"int32_t*"}, rkllm.Bytes: {"uint8_t[104]"},
		rkllm.Pointer: {"void*", "LLMResultCallback", "LLMTokenizerCallback", "LLMGetEmbedCallback"},
	}
	name, nested, _ := strings.Cut(s.Name, ".")
	size, base, prefix := facts[name].Size, uintptr(0), ""
	if nested != "" {
		size, base, prefix = facts[name].Fields[nested].Size, facts[name].Fields[nested].Offset, nested+"."
	}
	require.Equal(t, size, s.Size, s.Name)
	for _, f := range s.Fields {
		key := prefix + f.Name
		if f.InsteadOf != "" {
			key = f.InsteadOf + "." + f.Name
		}
		where := name + "." + key
		require.Contains(t, facts[name].Fields, key, where)
		fact := facts[name].Fields[key]
		require.Equal(t, fact.Offset, base+f.Offset, where)
		allowed := types[f.Kind]
		switch {
		case f.Kind == rkllm.Inline:
			allowed = []string{f.Struct.Name, "struct"}
			require.Equal(t, fact.Size, f.Struct.Size, where)
		case f.Kind == rkllm.PointerTo:
			allowed = []string{f.Struct.Name + "*"}
		case f.Kind == rkllm.Bytes:
			require.Equal(t, fact.Size, uintptr(f.Length), where)
		case f.Enum != nil:
			allowed = []string{f.Enum.Name}
		}
		require.Contains(t, allowed, fact.Type, where)
		seen = append(seen, where)
	}
	return seen
}
