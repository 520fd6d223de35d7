// Package filter_attr is the filter attr.
package filter_attr

import (
	"rkllmd/jinja"
	"rkllmd/jinja/member/find_attribute"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/create_undefined"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterAttr is the filter attr.
//
// **Runs on:** one thread at a time.
func FilterAttr(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	name := convert_text.ConvertText(m, prepare_arguments.PrepareArguments(m, "attr", a, 1, "name")[0])
	if found, ok := find_attribute.FindAttribute(m, v, name.String); ok {
		return found
	}
	fail_undefined.FailUndefined(m, v)
	return create_undefined.CreateUndefined(m, v, name)
}
