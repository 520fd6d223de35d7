// Package call_lipsum is the function lipsum, which would write random text.
package call_lipsum

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// CallLipsum is the function lipsum, which would write random text. It is there because templates can ask for it.
//
// **Runs on:** one thread at a time.
func CallLipsum(m *jinja.Machine, _ *jinja.Function, _ *jinja.Arguments) jinja.Value {
	return fail_render.FailRender(m, "lipsum() writes random text, which no prompt is made of: it cannot be called")
}
