// Package call_macro renders a macro with arguments.
package call_macro

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/call/create_scope"
	"rkllmd/jinja/call/load_scope"
	"rkllmd/jinja/call/render_inside"
	"rkllmd/jinja/call/set_defaults"
	"rkllmd/jinja/call/set_parameters"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/create_tuple"
	"rkllmd/jinja/value/set_entry"
)

// CallMacro renders a macro with arguments.
//
// **Runs on:** one thread at a time.
func CallMacro(m *jinja.Machine, macro *jinja.Macro, a *jinja.Arguments) jinja.Value {
	n := macro.Node
	meter_memory.MeterMemory(m, jinja.CallSize)
	scope := create_scope.CreateScope(m, n.Layout, macro.Scope)
	named := set_parameters.SetParameters(m, n, scope, a)
	if n.Uses.Named >= 0 {
		rest := &jinja.Dict{}
		for _, argument := range named {
			set_entry.SetEntry(m, rest, create_text.CreateText(m, argument.Name), argument.Value)
		}
		scope.Slots[n.Uses.Named] = rest
	} else if len(named) > 0 {
		return fail_render.FailRender(m, "macro '%s' takes no keyword argument '%s'", n.Name, named[0].Name)
	}
	switch count := len(n.Nodes); {
	case n.Uses.Rest >= 0:
		scope.Slots[n.Uses.Rest] = create_tuple.CreateTuple(m, a.Positional[min(count, len(a.Positional)):]...)
	case len(a.Positional) > count:
		return fail_render.FailRender(m, "macro '%s' takes not more than %d argument(s)", n.Name, count)
	}
	load_scope.LoadScope(m, n.Layout, scope)
	set_defaults.SetDefaults(m, n, scope)
	return render_inside.RenderInside(m, n.Body, scope)
}
