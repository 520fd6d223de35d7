// Package take_percent_size returns a width or a precision.
package take_percent_size

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/format/check_width"
	"rkllmd/jinja/format/take_percent_value"
	"rkllmd/jinja/number/get_integer"
)

// TakePercentSize returns a width or a precision.
//
// **Runs on:** one thread at a time.
func TakePercentSize(m *jinja.Machine, p *jinja.Percent) int {
	s := p.Text.String
	if p.At < len(s) && s[p.At] == '*' {
		p.At++
		v := take_percent_value.TakePercentValue(m, p)
		size, ok := get_integer.GetInteger(v)
		if !ok {
			fail_render.FailRender(m, "* wants int")
		}
		check_width.CheckWidth(m, max(size, -size))
		return int(size)
	}
	size := int64(0)
	for ; p.At < len(s) && s[p.At] >= '0' && s[p.At] <= '9'; p.At++ {
		size = size*10 + int64(s[p.At]-'0')
		check_width.CheckWidth(m, size)
	}
	return int(size)
}
