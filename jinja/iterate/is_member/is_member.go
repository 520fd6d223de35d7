// Package is_member tells whether a value holds another.
package is_member

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/iterate/create_iterator"
	"rkllmd/jinja/iterate/is_iterable"
	"rkllmd/jinja/value/find_entry"
	"rkllmd/jinja/value/is_equal"
)

// IsMember tells whether a value holds another: the operator in.
//
// **Runs on:** one thread at a time.
func IsMember(m *jinja.Machine, item, container jinja.Value) bool {
	switch x := container.(type) {
	case *jinja.Text:
		t, ok := item.(*jinja.Text)
		if !ok {
			fail_render.FailRender(m, "'in <string>' requires string as left operand, not %s",
				name_type.NameType(item))
		}
		meter_work.MeterWork(m, (len(x.String)+len(t.String))>>5)
		return strings.Contains(x.String, t.String)
	case *jinja.Dict:
		_, ok := find_entry.FindEntry(m, x, item)
		return ok
	case *jinja.View:
		if x.Kind == "dict_keys" {
			_, ok := find_entry.FindEntry(m, x.Dict, item)
			return ok
		}
	}
	if !is_iterable.IsIterable(container) {
		fail_render.FailRender(m, "argument of type '%s' is not iterable", name_type.NameType(container))
	}
	it := create_iterator.CreateIterator(m, container)
	for {
		v, ok := it.Next(m, it)
		if !ok || v == item || is_equal.IsEqual(m, v, item) {
			return ok
		}
	}
}
