// Package filter_unique is the filter unique.
package filter_unique

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/iterate/wrap_items"
	"rkllmd/jinja/select/list_keys"
	"rkllmd/jinja/value/format_key"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterUnique is the filter unique.
//
// **Runs on:** one thread at a time.
func FilterUnique(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "unique", a, 0, "case_sensitive", "attribute")
	items := list_items.ListItems(m, v)
	seen := map[string]bool{}
	var unique []jinja.Value
	for i, key := range list_keys.ListKeys(m, items, values[1], values[0], nil) {
		k := format_key.FormatKey(m, key)
		if seen[k] {
			continue
		}
		meter_memory.MeterMemory(m, 2*jinja.PairSize+len(k))
		seen[k] = true
		unique = append(unique, items[i])
	}
	return wrap_items.WrapItems(m, "generator", "sync_do_unique", unique)
}
