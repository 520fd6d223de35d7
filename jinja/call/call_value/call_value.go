// Package call_value calls a function, a method, a macro or a recursive loop.
package call_value

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/call/call_loop"
	"rkllmd/jinja/call/call_macro"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// CallValue calls a function, a method, a macro or a recursive loop.
//
// **Runs on:** one thread at a time.
func CallValue(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	switch x := v.(type) {
	case *jinja.Function:
		return x.Run(m, x, a)
	case *jinja.Macro:
		return call_macro.CallMacro(m, x, a)
	case *jinja.Loop:
		return call_loop.CallLoop(m, x, a)
	case *jinja.Joiner:
		prepare_arguments.PrepareArguments(m, "Joiner.__call__", a, 0)
		if x.Used {
			return x.Separator
		}
		x.Used = true
		return &jinja.Text{}
	}
	fail_undefined.FailUndefined(m, v)
	return fail_render.FailRender(m, "'%s' object is not callable", name_type.NameType(v))
}
