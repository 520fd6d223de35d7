// Package take_percent_key returns the argument whose name stands in brackets.
package take_percent_key

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/member/find_item"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/format_repr"
)

// TakePercentKey returns the argument whose name stands in brackets.
//
// **Runs on:** one thread at a time.
func TakePercentKey(m *jinja.Machine, p *jinja.Percent) jinja.Value {
	if p.Dict == nil {
		fail_render.FailRender(m, "format requires a mapping")
	}
	depth := 0
	for i := p.At; i < len(p.Text.String); i++ {
		switch p.Text.String[i] {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth > 0 {
			continue
		}
		key := extract_text.ExtractText(m, p.Text, p.At+1, i)
		p.At = i + 1
		p.Values = nil
		v, ok := find_item.FindItem(m, p.Dict, key)
		if !ok {
			fail_undefined.FailUndefined(m, p.Dict)
			fail_render.FailRender(m, "%s", format_repr.FormatRepr(m, key))
		}
		return v
	}
	return fail_render.FailRender(m, "incomplete format key")
}
