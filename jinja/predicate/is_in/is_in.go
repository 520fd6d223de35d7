// Package is_in is the test in.
package is_in

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/is_member"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsIn is the test in.
//
// **Runs on:** one thread at a time.
func IsIn(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return is_member.IsMember(m, v, prepare_arguments.PrepareArguments(m, "in", a, 1, "seq")[0])
}
