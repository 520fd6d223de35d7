// Package convert_repr returns a value as Python's repr writes it.
package convert_repr

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/append_repr"
)

// ConvertRepr returns a value as Python's repr writes it.
//
// **Runs on:** one thread at a time.
func ConvertRepr(m *jinja.Machine, v jinja.Value) *jinja.Text {
	w := &jinja.Writer{}
	append_repr.AppendRepr(m, w, v)
	return finish_text.FinishText(m, w, false)
}
