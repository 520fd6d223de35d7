// Package take_percent_value returns the next argument.
package take_percent_value

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// TakePercentValue returns the next argument.
//
// **Runs on:** one thread at a time.
func TakePercentValue(m *jinja.Machine, p *jinja.Percent) jinja.Value {
	if p.Next >= len(p.Values) {
		return fail_render.FailRender(m, "not enough arguments for format string")
	}
	p.Next++
	return p.Values[p.Next-1]
}
