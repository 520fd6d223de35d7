// Package append_dict writes a dictionary, its keys and values with the given function.
package append_dict

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_bytes"
)

// AppendDict writes a dictionary, its keys and values with the given function.
//
// **Runs on:** one thread at a time.
func AppendDict(m *jinja.Machine, w *jinja.Writer, d *jinja.Dict,
	appendItem func(*jinja.Machine, *jinja.Writer, jinja.Value)) {
	append_bytes.AppendBytes(m, w, "{", jinja.FromValue)
	for i, key := range d.Keys {
		if i > 0 {
			append_bytes.AppendBytes(m, w, ", ", jinja.FromValue)
		}
		appendItem(m, w, key)
		append_bytes.AppendBytes(m, w, ": ", jinja.FromValue)
		appendItem(m, w, d.Values[i])
	}
	append_bytes.AppendBytes(m, w, "}", jinja.FromValue)
}
