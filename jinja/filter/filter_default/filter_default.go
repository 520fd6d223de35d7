// Package filter_default is the filter default.
package filter_default

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_true"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterDefault is the filter default.
//
// **Runs on:** one thread at a time.
func FilterDefault(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "default", a, 0, "default_value", "boolean")
	_, undefined := v.(*jinja.Undefined)
	if !undefined && !(values[1] != jinja.Missing && is_true.IsTrue(values[1]) && !is_true.IsTrue(v)) {
		return v
	}
	if values[0] == jinja.Missing {
		return &jinja.Text{}
	}
	return values[0]
}
