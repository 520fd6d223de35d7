// Package get_mapped returns the value of a name in the mapping that format_map was given.
package get_mapped

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/member/find_item"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/format_repr"
)

// GetMapped returns the value of a name in the mapping that format_map was given.
//
// **Runs on:** one thread at a time.
func GetMapped(m *jinja.Machine, f *jinja.Formatter, name string) jinja.Value {
	key := create_text.CreateText(m, name)
	if f.Mapping == jinja.Missing {
		fail_render.FailRender(m, "%s", format_repr.FormatRepr(m, key))
	}
	fail_undefined.FailUndefined(m, f.Mapping)
	v, ok := find_item.FindItem(m, f.Mapping, key)
	if !ok {
		fail_render.FailRender(m, "%s", format_repr.FormatRepr(m, key))
	}
	return v
}
