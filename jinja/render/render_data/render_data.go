// Package render_data writes text of the template.
package render_data

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_text"
)

// RenderData writes text of the template.
//
// **Runs on:** one thread at a time.
func RenderData(m *jinja.Machine, n *jinja.Node) {
	append_text.AppendText(m, m.Out, n.Value.(*jinja.Text))
}
