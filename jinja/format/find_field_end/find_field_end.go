// Package find_field_end returns where the field of str.format that begins here ends.
package find_field_end

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// FindFieldEnd returns where the field of str.format that begins here ends.
//
// **Runs on:** one thread at a time.
func FindFieldEnd(m *jinja.Machine, s string, from int) int {
	depth, bracket := 1, false
	for i := from; i < len(s); i++ {
		switch {
		case s[i] == '[' && depth == 1:
			bracket = true
		case s[i] == ']':
			bracket = false
		case bracket:
		case s[i] == '{':
			depth++
		case s[i] == '}':
			depth--
		}
		if depth == 0 {
			return i
		}
	}
	if from == len(s) {
		fail_render.FailRender(m, "Single '{' encountered in format string")
	}
	fail_render.FailRender(m, "expected '}' before end of string")
	return 0
}
