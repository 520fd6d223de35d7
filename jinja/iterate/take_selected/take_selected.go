// Package take_selected returns the next item of an iterator for which a function says yes, or no.
package take_selected

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/iterate/is_open"
	"rkllmd/jinja/value/is_true"
)

// TakeSelected returns the next item of an iterator for which a function says yes, or no: select() and reject().
//
// **Runs on:** one thread at a time.
func TakeSelected(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	for is_open.IsOpen(m, it) {
		v, ok := it.From.Next(m, it.From)
		if !ok {
			return nil, false
		}
		meter_work.MeterWork(m, 1)
		if is_true.IsTrue(it.Call(m, it, v)) != it.Negate {
			return v, true
		}
	}
	return nil, false
}
