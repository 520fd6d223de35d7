// Package format_percent computes TEXT % VALUES.
package format_percent

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/format/format_directive"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/finish_text"
)

// FormatPercent computes TEXT % VALUES.
//
// **Runs on:** one thread at a time.
func FormatPercent(m *jinja.Machine, t *jinja.Text, v jinja.Value) jinja.Value {
	p := &jinja.Percent{Text: t, Values: []jinja.Value{v}, Out: &jinja.Writer{}}
	if list, ok := v.(*jinja.List); ok && list.Tuple {
		p.Values = list.Items
	} else if _, isText := v.(*jinja.Text); !isText && !is_number.IsNumber(v) && v != nil {
		p.Dict = v
	}
	for {
		at := strings.IndexByte(t.String[p.At:], '%')
		if at < 0 {
			break
		}
		append_part.AppendPart(m, p.Out, t, p.At, p.At+at)
		p.At += at + 1
		meter_work.MeterWork(m, 1)
		format_directive.FormatDirective(m, p)
	}
	append_part.AppendPart(m, p.Out, t, p.At, len(t.String))
	if p.Next < len(p.Values) && p.Dict == nil {
		return fail_render.FailRender(m, "not all arguments converted during string formatting")
	}
	return finish_text.FinishText(m, p.Out, t.Safe)
}
