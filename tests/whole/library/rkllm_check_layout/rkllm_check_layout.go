// Package rkllm_check_layout compares the layout tables of a generation with a compiler's facts.
package rkllm_check_layout

import (
	"slices"

	"rkllmd/rkllm"
	"rkllmd/tests/whole/library/rkllm_check_struct"
	"rkllmd/tests/whole/library/rkllm_inner_structs"
	"rkllmd/tests/whole/library/rkllm_layout_facts"
)

// RkllmCheckLayout compares all structures of a layout with facts, field by field in both directions, and returns what
// is wrong, and how many members of how many structures it has found.
func RkllmCheckLayout(layout *rkllm.Layout, facts map[string]rkllm_layout_facts.Struct) (wrong []string, members,
	structures int) {
	var seen []string
	tables := []*rkllm.Struct{layout.Param, layout.Input, layout.InferParam, layout.LoraAdapter, layout.Result}
	for _, table := range []*rkllm.Struct{layout.CrossAttnParam, layout.Callback} {
		if table != nil {
			tables = append(tables, table)
		}
	}
	for i := 0; i < len(tables); i++ {
		found, names := rkllm_check_struct.RkllmCheckStruct(tables[i], facts)
		wrong, seen = append(wrong, found...), append(seen, names...)
		tables = append(tables, rkllm_inner_structs.RkllmInnerStructs(tables[i])...)
	}
	for name, fact := range facts {
		for key := range fact.Fields {
			if !slices.Contains(seen, name+"."+key) {
				wrong = append(wrong, name+"."+key+": the table has no such member")
			}
			members++
		}
	}
	return wrong, members, len(facts)
}
