// Package rkllm_check_absent checks what the layout tables say about other generations.
package rkllm_check_absent

import (
	"fmt"
	"maps"

	"rkllmd/rkllm"
	"rkllmd/tests/whole/library/rkllm_inner_structs"
	"rkllmd/tests/whole/library/rkllm_later_members"
	"rkllmd/tests/whole/library/rkllm_layout_facts"
)

// RkllmCheckAbsent compares the Absent lists of a layout with facts, and returns what is wrong: each must name exactly
// the members that a later generation has, with its first version.
func RkllmCheckAbsent(layout *rkllm.Layout, facts map[string]rkllm_layout_facts.Generation) (wrong []string) {
	tables := []*rkllm.Struct{layout.Param, layout.Input, layout.InferParam, layout.LoraAdapter, layout.Result}
	for i := 0; i < len(tables); i++ {
		s := tables[i]
		tables = append(tables, rkllm_inner_structs.RkllmInnerStructs(s)...)
		have := map[string]string{}
		for _, absent := range s.Absent {
			have[absent.Name] = absent.Since
		}
		if want := rkllm_later_members.RkllmLaterMembers(layout, s, facts); !maps.Equal(want, have) {
			wrong = append(wrong, fmt.Sprintf("%s, generation %s: Absent has %v, but should have %v", s.Name,
				layout.Generation, have, want))
		}
	}
	return wrong
}
