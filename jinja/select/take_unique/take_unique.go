// Package take_unique returns the next item that differs from those before it.
package take_unique

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/iterate/take_item"
	"rkllmd/jinja/select/list_keys"
	"rkllmd/jinja/value/format_key"
)

// TakeUnique returns the next item that differs from those before it. All are found when the first is asked for.
//
// **Runs on:** one thread at a time.
func TakeUnique(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	if it.With == nil {
		return take_item.TakeItem(m, it)
	}
	values := it.With.Positional
	it.With = nil
	items := list_items.ListItems(m, it.Source)
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
	it.Source = &jinja.List{Items: unique}
	return take_item.TakeItem(m, it)
}
