// Package take_called returns the next item of an iterator after a function was called with it.
package take_called

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/iterate/is_open"
)

// TakeCalled returns the next item of an iterator after a function was called with it: map().
//
// **Runs on:** one thread at a time.
func TakeCalled(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	if !is_open.IsOpen(m, it) {
		return nil, false
	}
	v, ok := it.From.Next(m, it.From)
	if !ok {
		return nil, false
	}
	meter_work.MeterWork(m, 1)
	return it.Call(m, it, v), true
}
