// Package format_directive formats one argument of the operator %.
package format_directive

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/format/format_percent_value"
	"rkllmd/jinja/format/set_flag"
	"rkllmd/jinja/format/take_percent_key"
	"rkllmd/jinja/format/take_percent_size"
	"rkllmd/jinja/format/take_percent_value"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/append_text"
)

// FormatDirective formats one argument of the operator %.
//
// **Runs on:** one thread at a time.
func FormatDirective(m *jinja.Machine, p *jinja.Percent) {
	s := p.Text.String
	meter_memory.MeterMemory(m, jinja.ListSize)
	spec := &jinja.FormatSpec{Precision: -1, Fill: " ", Align: '>'}
	var v jinja.Value = jinja.Missing
	if p.At < len(s) && s[p.At] == '(' {
		v = take_percent_key.TakePercentKey(m, p)
	}
	for ; p.At < len(s) && strings.IndexByte("-+ #0", s[p.At]) >= 0; p.At++ {
		set_flag.SetFlag(spec, s[p.At])
	}
	spec.Width = take_percent_size.TakePercentSize(m, p)
	if spec.Width < 0 {
		spec.Width, spec.Align, spec.Fill = -spec.Width, '<', " "
	}
	if p.At < len(s) && s[p.At] == '.' {
		p.At++
		spec.Precision = max(take_percent_size.TakePercentSize(m, p), 0)
	}
	for p.At < len(s) && strings.IndexByte("hlL", s[p.At]) >= 0 {
		p.At++
	}
	if p.At >= len(s) {
		fail_render.FailRender(m, "incomplete format")
	}
	spec.Type = s[p.At]
	p.At++
	if spec.Type == '%' && s[p.At-2] == '%' {
		append_part.AppendPart(m, p.Out, p.Text, p.At-1, p.At)
		return
	}
	if v == jinja.Missing {
		v = take_percent_value.TakePercentValue(m, p)
	}
	append_text.AppendText(m, p.Out, format_percent_value.FormatPercentValue(m, spec, v, p.Text.Safe, p.At-1))
}
