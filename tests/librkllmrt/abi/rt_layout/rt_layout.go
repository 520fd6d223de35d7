// Package rt_layout lists where the members of a layout table lie.
package rt_layout

import (
	"maps"
	"strings"

	"rkllmd/rkllm"
)

// RtLayout returns the offset of every member of s, from the start of the outermost structure (at: of s in it). Nested
// ones are replaced by their members. Names have no underscores: "modelpath", "extendparam.nbatch".
func RtLayout(s *rkllm.Struct, prefix string, at uintptr) map[string]uintptr {
	members := map[string]uintptr{}
	for _, field := range s.Fields {
		if field.Kind == rkllm.Kept {
			continue // stands in no structure
		}
		name := prefix + strings.ReplaceAll(field.Name, "_", "")
		if field.Kind == rkllm.Inline {
			maps.Copy(members, RtLayout(field.Struct, name+".", at+field.Offset))
			continue
		}
		members[name] = at + field.Offset
	}
	return members
}
