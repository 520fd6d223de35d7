// Package take_turn returns the next item of a loop, for whoever iterates over the variable loop itself.
package take_turn

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/update_loop"
	"rkllmd/jinja/value/create_tuple"
)

// TakeTurn returns the next item of a loop, for whoever iterates over the variable loop itself.
//
// **Runs on:** one thread at a time.
func TakeTurn(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	loop := it.Source.(*jinja.Loop)
	if !update_loop.UpdateLoop(m, loop) {
		return nil, false
	}
	return create_tuple.CreateTuple(m, loop.Current, loop), true
}
