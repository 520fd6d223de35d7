// Package find_place returns where a key stands in a dictionary, or -1.
package find_place

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/value/find_other"
	"rkllmd/jinja/value/format_key"
)

// FindPlace returns where a key stands in a dictionary, or -1.
//
// **Runs on:** one thread at a time.
func FindPlace(m *jinja.Machine, d *jinja.Dict, key jinja.Value) int {
	text, ok := key.(*jinja.Text)
	if ok {
		meter_work.MeterWork(m, len(text.String)>>6)
	}
	switch {
	case d.Index != nil:
		if at, found := d.Index[format_key.FormatKey(m, key)]; found {
			return at
		}
		return -1
	case !ok:
		return find_other.FindOther(m, d, key)
	}
	for i, k := range d.Keys {
		if other, isText := k.(*jinja.Text); isText && text.String == other.String {
			return i
		}
	}
	return -1
}
