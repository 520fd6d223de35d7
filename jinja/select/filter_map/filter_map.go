// Package filter_map is the filter map.
package filter_map

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/take_called"
	"rkllmd/jinja/select/call_attribute"
	"rkllmd/jinja/select/call_filter_by_name"
)

// FilterMap is the filter map.
//
// **Runs on:** one thread at a time.
func FilterMap(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	meter_memory.MeterMemory(m, jinja.CallSize)
	it := &jinja.Iterator{Kind: "generator", Name: "sync_do_map", Source: v, Next: take_called.TakeCalled, With: a,
		Call: call_filter_by_name.CallFilterByName}
	for _, named := range a.Named {
		if named.Name == "attribute" && len(a.Positional) == 0 {
			it.Call = call_attribute.CallAttribute
		}
	}
	return it
}
