// Package rkllm_later_members lists what a structure lacks.
package rkllm_later_members

import (
	"slices"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/tests/whole/library/rkllm_layout_facts"
)

// RkllmLaterMembers returns the members that s, a structure of layout, does not have and a later generation has, each
// with the first version that does. Members of image, which are those of multimodal_input before D, count for both.
func RkllmLaterMembers(layout *rkllm.Layout, s *rkllm.Struct,
	facts map[string]rkllm_layout_facts.Generation) map[string]string {
	name, nested, _ := strings.Cut(s.Name, ".")
	later := map[string]string{}
	for _, other := range slices.Backward(rkllm.Layouts[slices.Index(rkllm.Layouts, layout)+1:]) {
		structs := facts[other.Generation].Structs
		fields := structs[name].Fields
		if name == "RKLLMMultiModelInput" && fields == nil { // renamed
			fields = structs["RKLLMMultiModalInput"].Fields
		}
		for key := range fields {
			key = strings.TrimPrefix(key, "image.")
			outside := nested != "" && slices.Contains([]string{"prompt", "image", "video"}, key)
			if find_field.FindField(s, key) < 0 && !outside && !strings.Contains(key, ".") {
				later[key] = other.Versions[0]
			}
		}
	}
	return later
}
