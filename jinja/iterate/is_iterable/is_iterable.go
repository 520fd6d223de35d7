// Package is_iterable tells whether a value can be iterated over.
package is_iterable

import "rkllmd/jinja"

// IsIterable tells whether a value can be iterated over.
//
// **Runs on:** any thread.
func IsIterable(v jinja.Value) bool {
	switch v.(type) {
	case *jinja.List, *jinja.Text, *jinja.Dict, *jinja.View, *jinja.Range, *jinja.Iterator, *jinja.Undefined,
		*jinja.Loop:
		return true
	}
	return false
}
