// Package is_callable is the test callable.
package is_callable

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsCallable is the test callable.
//
// **Runs on:** one thread at a time.
func IsCallable(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "callable", a, 0)
	switch v.(type) {
	case *jinja.Function, *jinja.Macro, *jinja.Loop, *jinja.Joiner, *jinja.Undefined:
		return true
	}
	return false
}
