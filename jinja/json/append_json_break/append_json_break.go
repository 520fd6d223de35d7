// Package append_json_break begins a new line, if lines are wanted.
package append_json_break

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_bytes"
)

// AppendJSONBreak begins a new line, if lines are wanted.
//
// **Runs on:** one thread at a time.
func AppendJSONBreak(m *jinja.Machine, w *jinja.Writer, style *jinja.JSONStyle, depth int) {
	if !style.Indented {
		return
	}
	append_bytes.AppendBytes(m, w, "\n", jinja.FromValue)
	for range depth {
		append_bytes.AppendBytes(m, w, style.Indent, jinja.FromValue)
	}
}
