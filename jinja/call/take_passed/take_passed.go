// Package take_passed returns the next item of a loop that passes its condition.
package take_passed

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/call/load_scope"
	"rkllmd/jinja/call/set_target"
	"rkllmd/jinja/value/is_true"
)

// TakePassed returns the next item of a loop that passes its condition.
//
// **Runs on:** one thread at a time.
func TakePassed(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	outer := m.Scope
	for {
		v, ok := it.From.Next(m, it.From)
		if !ok {
			return nil, false
		}
		meter_work.MeterWork(m, 1)
		m.Scope = it.Scope
		set_target.SetTarget(m, it.Node.A, v)
		load_scope.LoadScope(m, it.Node.TestLayout, it.Scope)
		passed := is_true.IsTrue(it.Node.C.Run(m, it.Node.C))
		m.Scope = outer
		if passed {
			return v, true
		}
	}
}
