// Package render_output writes values.
package render_output

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/value/convert_text"
)

// RenderOutput writes values.
//
// **Runs on:** one thread at a time.
func RenderOutput(m *jinja.Machine, n *jinja.Node) {
	for _, part := range n.Nodes {
		v := part.Run(m, part)
		m.At = part
		switch x := v.(type) {
		case *jinja.Text:
			append_text.AppendText(m, m.Out, x)
		case *jinja.Undefined:
		default:
			append_text.AppendText(m, m.Out, convert_text.ConvertText(m, v))
		}
	}
}
