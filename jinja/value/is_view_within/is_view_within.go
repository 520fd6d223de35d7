// Package is_view_within tells whether all keys or items of a dictionary are among those of another.
package is_view_within

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/find_entry"
	"rkllmd/jinja/value/list_view"
)

// IsViewWithin tells whether all keys or items of a dictionary are among those of another, as between sets.
//
// **Runs on:** one thread at a time.
func IsViewWithin(m *jinja.Machine, a, b *jinja.View,
	isEqual func(*jinja.Machine, jinja.Value, jinja.Value) bool) bool {
	for _, item := range list_view.ListView(m, a) {
		key, pair := item, &jinja.List{}
		if b.Kind == "dict_items" {
			list, ok := item.(*jinja.List)
			if !ok || !list.Tuple || len(list.Items) != 2 {
				return false
			}
			key, pair = list.Items[0], list
		}
		v, ok := find_entry.FindEntry(m, b.Dict, key)
		if !ok || pair.Tuple && !isEqual(m, v, pair.Items[1]) {
			return false
		}
	}
	return true
}
