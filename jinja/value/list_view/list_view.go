// Package list_view returns the items, keys or values of a dictionary.
package list_view

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/create_tuple"
)

// ListView returns the items, keys or values of a dictionary.
//
// **Runs on:** one thread at a time.
func ListView(m *jinja.Machine, view *jinja.View) []jinja.Value {
	switch view.Kind {
	case "dict_keys":
		return view.Dict.Keys
	case "dict_values":
		return view.Dict.Values
	}
	meter_memory.MeterMemory(m, len(view.Dict.Keys)*jinja.ItemSize)
	items := make([]jinja.Value, len(view.Dict.Keys))
	for i, key := range view.Dict.Keys {
		items[i] = create_tuple.CreateTuple(m, key, view.Dict.Values[i])
	}
	return items
}
