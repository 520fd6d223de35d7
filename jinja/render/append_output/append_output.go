// Package append_output writes what a filter block or a call block has made, which must be a text.
package append_output

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/text/append_text"
)

// AppendOutput writes what a filter block or a call block has made, which must be a text.
//
// **Runs on:** one thread at a time.
func AppendOutput(m *jinja.Machine, v jinja.Value) {
	t, ok := v.(*jinja.Text)
	if !ok {
		fail_render.FailRender(m, "sequence item 0: expected str instance, %s found", name_type.NameType(v))
	}
	append_text.AppendText(m, m.Out, t)
}
