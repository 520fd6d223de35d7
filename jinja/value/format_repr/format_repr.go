// Package format_repr returns a value as Python's repr writes it, without marks.
package format_repr

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/append_repr"
)

// FormatRepr returns a value as Python's repr writes it, without marks.
//
// **Runs on:** one thread at a time.
func FormatRepr(m *jinja.Machine, v jinja.Value) string {
	w := &jinja.Writer{}
	append_repr.AppendRepr(m, w, v)
	return string(w.Bytes)
}
