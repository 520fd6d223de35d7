// Package is_undefined is the test undefined.
package is_undefined

import (
	"rkllmd/jinja"
	"rkllmd/jinja/predicate/is_defined"
)

// IsUndefined is the test undefined.
//
// **Runs on:** one thread at a time.
func IsUndefined(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return !is_defined.IsDefined(m, v, a)
}
