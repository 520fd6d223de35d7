// Package meter_depth counts one more macro, loop or expression inside others.
package meter_depth

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// MeterDepth counts one more macro, loop or expression inside others. The caller gives it back.
//
// **Runs on:** one thread at a time.
func MeterDepth(m *jinja.Machine) {
	m.Limits.Depth--
	if m.Limits.Depth < 0 {
		fail_render.FailRender(m, "maximum recursion depth exceeded: the template calls itself too often")
	}
}
