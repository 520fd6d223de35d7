// Package render_filtered returns a text that was caught after its filters.
package render_filtered

import "rkllmd/jinja"

// RenderFiltered returns a text that was caught after its filters.
//
// **Runs on:** one thread at a time.
func RenderFiltered(m *jinja.Machine, filters *jinja.Node, text jinja.Value) jinja.Value {
	outer := m.Caught
	m.Caught = text
	v := filters.Run(m, filters)
	m.Caught = outer
	return v
}
