// Package find_other returns where a key that is no text stands in a small dictionary, or -1.
package find_other

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/format_key"
)

// FindOther returns where a key that is no text stands in a small dictionary, or -1.
//
// **Runs on:** one thread at a time.
func FindOther(m *jinja.Machine, d *jinja.Dict, key jinja.Value) int {
	wanted := format_key.FormatKey(m, key)
	for i, k := range d.Keys {
		if format_key.FormatKey(m, k) == wanted {
			return i
		}
	}
	return -1
}
