// Package rkllm_check_struct compares one layout table with a compiler's facts.
package rkllm_check_struct

import (
	"fmt"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/tests/whole/library/rkllm_check_field"
	"rkllmd/tests/whole/library/rkllm_layout_facts"
)

// RkllmCheckStruct compares the table of one structure with facts, by the structure's name. It returns what is wrong,
// and the members that it has found, "RKLLMParam.top_k". A structure without a name in the header,
// RKLLMMultiModalInput.image, has members "image.n_image". A second spelling (Field.InsteadOf) must stand for the same
// memory as the first.
func RkllmCheckStruct(s *rkllm.Struct, facts map[string]rkllm_layout_facts.Struct) (wrong, seen []string) {
	name, nested, _ := strings.Cut(s.Name, ".")
	size, base, prefix := facts[name].Size, uintptr(0), ""
	if nested != "" {
		size, base, prefix = facts[name].Fields[nested].Size, facts[name].Fields[nested].Offset, nested+"."
	}
	// image before D: its members are those of its parent
	if _, spelled := facts[name].Fields[nested]; nested != "" && !spelled {
		base, prefix = facts[name].Fields["image_embed"].Offset, ""
		size = facts[name].Size - base
	}
	if s.Size != size {
		wrong = append(wrong, fmt.Sprintf("%s: %d bytes, but the compiler says %d", s.Name, s.Size, size))
	}
	for i := range s.Fields {
		f := &s.Fields[i]
		key := prefix + f.Name
		if f.InsteadOf != "" && f.Struct == nil {
			key = f.InsteadOf + "." + f.Name
		}
		where := name + "." + key
		fact, known := facts[name].Fields[key]
		switch {
		case f.Kind == rkllm.Kept && !known, f.InsteadOf != "" && f.Struct != nil &&
			f.Offset == facts[name].Fields[f.InsteadOf].Offset:
		case !known:
			wrong = append(wrong, where+": the header has no such member")
		default:
			wrong = append(wrong, rkllm_check_field.RkllmCheckField(f, where, base, fact)...)
			seen = append(seen, where)
		}
	}
	return wrong, seen
}
