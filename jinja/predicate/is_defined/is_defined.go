// Package is_defined is the test defined.
package is_defined

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsDefined is the test defined.
//
// **Runs on:** one thread at a time.
func IsDefined(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "defined", a, 0)
	_, undefined := v.(*jinja.Undefined)
	return !undefined
}
