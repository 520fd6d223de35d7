// Package convert_argument returns a text that an argument must be.
package convert_argument

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/value/fail_undefined"
)

// ConvertArgument returns a text that an argument must be.
//
// **Runs on:** one thread at a time.
func ConvertArgument(m *jinja.Machine, function string, v jinja.Value) *jinja.Text {
	t, ok := v.(*jinja.Text)
	if !ok {
		fail_undefined.FailUndefined(m, v)
		fail_render.FailRender(m, "%s: a str was expected, not '%s'", function, name_type.NameType(v))
	}
	return t
}
