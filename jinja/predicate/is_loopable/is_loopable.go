// Package is_loopable is the test iterable.
package is_loopable

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/is_iterable"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsLoopable is the test iterable.
//
// **Runs on:** one thread at a time.
func IsLoopable(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "iterable", a, 0)
	return is_iterable.IsIterable(v)
}
