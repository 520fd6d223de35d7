// Package is_held tells whether a comparison holds.
package is_held

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/is_member"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/is_ordered"
)

// IsHeld tells whether a comparison holds.
//
// **Runs on:** one thread at a time.
func IsHeld(m *jinja.Machine, operator string, a, b jinja.Value) bool {
	switch operator {
	case "==":
		return is_equal.IsEqual(m, a, b)
	case "!=":
		return !is_equal.IsEqual(m, a, b)
	case "in":
		return is_member.IsMember(m, a, b)
	case "not in":
		return !is_member.IsMember(m, a, b)
	}
	return is_ordered.IsOrdered(m, operator, a, b)
}
