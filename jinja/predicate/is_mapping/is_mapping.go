// Package is_mapping is the test mapping.
package is_mapping

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsMapping is the test mapping.
//
// **Runs on:** one thread at a time.
func IsMapping(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "mapping", a, 0)
	_, ok := v.(*jinja.Dict)
	return ok
}
