// Package call_attribute returns the attribute that map(attribute=...) names of an item.
package call_attribute

import (
	"rkllmd/jinja"
	"rkllmd/jinja/member/get_path"
	"rkllmd/jinja/value/prepare_arguments"
)

// CallAttribute returns the attribute that map(attribute=...) names of an item.
//
// **Runs on:** one thread at a time.
func CallAttribute(m *jinja.Machine, it *jinja.Iterator, v jinja.Value) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "map", it.With, 1, "attribute", "default")
	return get_path.GetPath(m, v, values[0], values[1])
}
