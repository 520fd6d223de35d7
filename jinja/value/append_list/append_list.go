// Package append_list writes a list or tuple, its items with the given function.
package append_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_bytes"
)

// AppendList writes a list or tuple, its items with the given function.
//
// **Runs on:** one thread at a time.
func AppendList(m *jinja.Machine, w *jinja.Writer, list *jinja.List,
	appendItem func(*jinja.Machine, *jinja.Writer, jinja.Value)) {
	open, end := "[", "]"
	if list.Tuple {
		open, end = "(", ")"
	}
	if list.Tuple && len(list.Items) == 1 {
		end = ",)"
	}
	append_bytes.AppendBytes(m, w, open, jinja.FromValue)
	for i, item := range list.Items {
		if i > 0 {
			append_bytes.AppendBytes(m, w, ", ", jinja.FromValue)
		}
		appendItem(m, w, item)
	}
	append_bytes.AppendBytes(m, w, end, jinja.FromValue)
}
