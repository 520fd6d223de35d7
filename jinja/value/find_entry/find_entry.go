// Package find_entry returns the value of a key in a dictionary.
package find_entry

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/find_place"
)

// FindEntry returns the value of a key in a dictionary.
//
// **Runs on:** one thread at a time.
func FindEntry(m *jinja.Machine, d *jinja.Dict, key jinja.Value) (jinja.Value, bool) {
	if at := find_place.FindPlace(m, d, key); at >= 0 {
		return d.Values[at], true
	}
	return nil, false
}
