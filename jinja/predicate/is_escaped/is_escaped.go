// Package is_escaped is the test escaped.
package is_escaped

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsEscaped is the test escaped.
//
// **Runs on:** one thread at a time.
func IsEscaped(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "escaped", a, 0)
	t, ok := v.(*jinja.Text)
	return ok && t.Safe
}
