// Package take_pair returns the next entry of a dictionary.
package take_pair

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/value/create_tuple"
)

// TakePair returns the next entry of a dictionary.
//
// **Runs on:** one thread at a time.
func TakePair(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	d, ok := it.Source.(*jinja.Dict)
	if _, undefined := it.Source.(*jinja.Undefined); !ok && !undefined {
		fail_render.FailRender(m, "Can only get item pairs from a mapping.")
	}
	if !ok || it.At >= len(d.Keys) {
		return nil, false
	}
	it.At++
	return create_tuple.CreateTuple(m, d.Keys[it.At-1], d.Values[it.At-1]), true
}
