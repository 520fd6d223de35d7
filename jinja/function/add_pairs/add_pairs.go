// Package add_pairs adds the entries of a dictionary, or of a list of pairs, to a dictionary.
package add_pairs

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/iterate/is_iterable"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/set_entry"
)

// AddPairs adds the entries of a dictionary, or of a list of pairs, to a dictionary.
//
// **Runs on:** one thread at a time.
func AddPairs(m *jinja.Machine, d *jinja.Dict, v jinja.Value) {
	if source, ok := v.(*jinja.Dict); ok {
		for i, key := range source.Keys {
			set_entry.SetEntry(m, d, key, source.Values[i])
		}
		return
	}
	fail_undefined.FailUndefined(m, v)
	for i, item := range list_items.ListItems(m, v) {
		if !is_iterable.IsIterable(item) {
			fail_render.FailRender(m, "cannot convert dictionary update sequence element #%d to a sequence", i)
		}
		pair := list_items.ListItems(m, item)
		if len(pair) != 2 {
			fail_render.FailRender(m, "dictionary update sequence element #%d has length %d; 2 is required", i,
				len(pair))
		}
		set_entry.SetEntry(m, d, pair[0], pair[1])
	}
}
