// Package update_loop goes on to a loop's next item, and tells whether there is one.
package update_loop

import "rkllmd/jinja"

// UpdateLoop goes on to a loop's next item, and tells whether there is one.
//
// **Runs on:** one thread at a time.
func UpdateLoop(m *jinja.Machine, loop *jinja.Loop) bool {
	var v jinja.Value
	if len(loop.Ahead) > 0 {
		v, loop.Ahead = loop.Ahead[0], loop.Ahead[1:]
	} else {
		next, ok := loop.Iterator.Next(m, loop.Iterator)
		if !ok {
			return false
		}
		v = next
	}
	loop.Index++
	loop.Previous, loop.Current = loop.Current, v
	return true
}
