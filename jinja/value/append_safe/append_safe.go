// Package append_safe writes a text as Python's repr does, Markup as such.
package append_safe

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/value/append_quoted"
)

// AppendSafe writes a text as Python's repr does, Markup as such.
//
// **Runs on:** one thread at a time.
func AppendSafe(m *jinja.Machine, w *jinja.Writer, t *jinja.Text) {
	if !t.Safe {
		append_quoted.AppendQuoted(m, w, t)
		return
	}
	append_bytes.AppendBytes(m, w, "Markup(", jinja.FromTemplate)
	append_quoted.AppendQuoted(m, w, t)
	append_bytes.AppendBytes(m, w, ")", jinja.FromTemplate)
}
