// Package choose_defined returns a value, or another one if it is undefined.
package choose_defined

import "rkllmd/jinja"

// ChooseDefined returns a value, or another one if it is undefined.
//
// **Runs on:** any thread.
func ChooseDefined(v, instead jinja.Value) jinja.Value {
	if _, undefined := v.(*jinja.Undefined); undefined && instead != nil && instead != jinja.Missing {
		return instead
	}
	return v
}
