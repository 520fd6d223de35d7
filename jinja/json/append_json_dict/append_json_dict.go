// Package append_json_dict writes a dictionary, its values with the given function.
package append_json_dict

import (
	"rkllmd/jinja"
	"rkllmd/jinja/json/append_json_break"
	"rkllmd/jinja/json/append_json_text"
	"rkllmd/jinja/json/convert_json_key"
	"rkllmd/jinja/json/order_keys"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_text"
)

// AppendJSONDict writes a dictionary, its values with the given function.
//
// **Runs on:** one thread at a time.
func AppendJSONDict(m *jinja.Machine, w *jinja.Writer, style *jinja.JSONStyle, d *jinja.Dict, depth int,
	appendItem func(*jinja.Machine, *jinja.Writer, *jinja.JSONStyle, jinja.Value, int)) {
	if len(d.Keys) == 0 {
		append_bytes.AppendBytes(m, w, "{}", jinja.FromValue)
		return
	}
	append_bytes.AppendBytes(m, w, "{", jinja.FromValue)
	for i, at := range order_keys.OrderKeys(m, d, style.SortKeys) {
		if i > 0 {
			append_text.AppendText(m, w, style.Comma)
		}
		append_json_break.AppendJSONBreak(m, w, style, depth+1)
		append_json_text.AppendJSONText(m, w, style, convert_json_key.ConvertJSONKey(m, d.Keys[at]))
		append_text.AppendText(m, w, style.Colon)
		appendItem(m, w, style, d.Values[at], depth+1)
	}
	append_json_break.AppendJSONBreak(m, w, style, depth)
	append_bytes.AppendBytes(m, w, "}", jinja.FromValue)
}
