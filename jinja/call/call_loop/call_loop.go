// Package call_loop renders a recursive loop over other items.
package call_loop

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/call/render_loop"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// CallLoop renders a recursive loop over other items.
//
// **Runs on:** one thread at a time.
func CallLoop(m *jinja.Machine, loop *jinja.Loop, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "loop", a, 1, "iterable")
	if !loop.Node.Flag {
		return fail_render.FailRender(m, "The loop must have the 'recursive' marker to be called recursively.")
	}
	outer, out, loops := m.Scope, m.Out, m.Loops
	meter_depth.MeterDepth(m)
	m.Scope, m.Out, m.Loops = loop.Scope, &jinja.Writer{}, loop.Depth+1
	render_loop.RenderLoop(m, loop.Node, values[0])
	written := m.Out
	m.Scope, m.Out, m.Loops = outer, out, loops
	m.Limits.Depth++
	return finish_text.FinishText(m, written, false)
}
