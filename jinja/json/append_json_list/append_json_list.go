// Package append_json_list writes a list, its items with the given function.
package append_json_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/json/append_json_break"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_text"
)

// AppendJSONList writes a list, its items with the given function.
//
// **Runs on:** one thread at a time.
func AppendJSONList(m *jinja.Machine, w *jinja.Writer, style *jinja.JSONStyle, list *jinja.List, depth int,
	appendItem func(*jinja.Machine, *jinja.Writer, *jinja.JSONStyle, jinja.Value, int)) {
	if len(list.Items) == 0 {
		append_bytes.AppendBytes(m, w, "[]", jinja.FromValue)
		return
	}
	append_bytes.AppendBytes(m, w, "[", jinja.FromValue)
	for i, item := range list.Items {
		if i > 0 {
			append_text.AppendText(m, w, style.Comma)
		}
		append_json_break.AppendJSONBreak(m, w, style, depth+1)
		appendItem(m, w, style, item, depth+1)
	}
	append_json_break.AppendJSONBreak(m, w, style, depth)
	append_bytes.AppendBytes(m, w, "]", jinja.FromValue)
}
