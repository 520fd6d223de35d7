// Package find_next returns the item behind the present one of a loop.
package find_next

import "rkllmd/jinja"

// FindNext returns the item behind the present one of a loop.
//
// **Runs on:** one thread at a time.
func FindNext(m *jinja.Machine, loop *jinja.Loop) (jinja.Value, bool) {
	if len(loop.Ahead) > 0 {
		return loop.Ahead[0], true
	}
	v, ok := loop.Iterator.Next(m, loop.Iterator)
	if ok {
		loop.Ahead = append(loop.Ahead, v)
	}
	return v, ok
}
