// Package render_break ends the loop around it.
package render_break

import "rkllmd/jinja"

// RenderBreak ends the loop around it.
//
// **Runs on:** one thread at a time.
func RenderBreak(m *jinja.Machine, _ *jinja.Node) { m.Flow = jinja.Break }
