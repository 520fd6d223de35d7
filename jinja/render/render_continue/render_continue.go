// Package render_continue goes on with the next turn of the loop around it.
package render_continue

import "rkllmd/jinja"

// RenderContinue goes on with the next turn of the loop around it.
//
// **Runs on:** one thread at a time.
func RenderContinue(m *jinja.Machine, _ *jinja.Node) { m.Flow = jinja.Continue }
