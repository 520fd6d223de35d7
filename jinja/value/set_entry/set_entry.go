// Package set_entry sets the value of a key in a dictionary that is being made.
package set_entry

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/find_place"
	"rkllmd/jinja/value/format_key"
)

// SetEntry sets the value of a key in a dictionary that is being made.
//
// **Runs on:** one thread at a time.
func SetEntry(m *jinja.Machine, d *jinja.Dict, key, v jinja.Value) {
	if at := find_place.FindPlace(m, d, key); at >= 0 {
		d.Values[at] = v
		return
	}
	meter_memory.MeterMemory(m, jinja.PairSize)
	d.Keys = append(d.Keys, key)
	d.Values = append(d.Values, v)
	if d.Index != nil {
		d.Index[format_key.FormatKey(m, key)] = len(d.Keys) - 1
		return
	}
	if len(d.Keys) <= jinja.FewKeys {
		return
	}
	d.Index = make(map[string]int, 2*jinja.FewKeys)
	for i, k := range d.Keys {
		d.Index[format_key.FormatKey(m, k)] = i
	}
}
