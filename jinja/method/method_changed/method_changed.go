// Package method_changed is changed of loops.
package method_changed

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/is_list_equal"
)

// MethodChanged is changed of loops.
//
// **Runs on:** one thread at a time.
func MethodChanged(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	loop := f.Receiver.(*jinja.Loop)
	if loop.Changed != nil && is_list_equal.IsListEqual(m, &jinja.List{Items: loop.Changed},
		&jinja.List{Items: a.Positional}, is_equal.IsEqual) {
		return false
	}
	loop.Changed = append([]jinja.Value{}, a.Positional...)
	return true
}
