// Package method_cycle is cycle of loops.
package method_cycle

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// MethodCycle is cycle of loops.
//
// **Runs on:** one thread at a time.
func MethodCycle(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	if len(a.Positional) == 0 {
		return fail_render.FailRender(m, "no items for cycling given")
	}
	return a.Positional[f.Receiver.(*jinja.Loop).Index%len(a.Positional)]
}
