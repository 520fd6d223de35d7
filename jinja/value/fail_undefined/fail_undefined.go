// Package fail_undefined ends the rendering if a value is undefined, as Python does when something is done with it.
package fail_undefined

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/value/describe_object"
	"rkllmd/jinja/value/format_repr"
)

// FailUndefined ends the rendering if a value is undefined, as Python does when something is done with it.
//
// **Runs on:** one thread at a time.
func FailUndefined(m *jinja.Machine, v jinja.Value) {
	u, ok := v.(*jinja.Undefined)
	if !ok {
		return
	}
	if u.Hint != "" {
		fail_render.FailRender(m, "%s", u.Hint)
	}
	name, isText := u.Name.(*jinja.Text)
	switch {
	case u.Object == jinja.Missing && isText:
		fail_render.FailRender(m, "'%s' is undefined", name.String)
	case isText:
		fail_render.FailRender(m, "%s has no attribute %s", describe_object.DescribeObject(u.Object),
			format_repr.FormatRepr(m, name))
	}
	fail_render.FailRender(m, "%s has no element %s", describe_object.DescribeObject(u.Object),
		format_repr.FormatRepr(m, u.Name))
}
