// Package extract_list returns a part of a list.
package extract_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/member/count_steps"
)

// ExtractList returns a part of a list.
//
// **Runs on:** one thread at a time.
func ExtractList(m *jinja.Machine, list *jinja.List, from, to, step int64) jinja.Value {
	part := &jinja.List{Tuple: list.Tuple}
	if step == 1 {
		meter_memory.MeterMemory(m, jinja.ListSize)
		part.Items = list.Items[from:max(from, to):max(from, to)]
		return part
	}
	count := count_steps.CountSteps(from, to, step)
	meter_memory.MeterMemory(m, jinja.ListSize+int(count)*jinja.ItemSize)
	part.Items = make([]jinja.Value, 0, count)
	for i := range count {
		part.Items = append(part.Items, list.Items[from+i*step])
	}
	return part
}
