// Package check_width refuses a width that no text can have.
package check_width

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// CheckWidth refuses a width that no text can have.
//
// **Runs on:** one thread at a time.
func CheckWidth(m *jinja.Machine, width int64) {
	if width > int64(m.Most) || width < 0 {
		fail_render.FailRender(m, "a text of the template becomes longer than %d bytes", m.Most)
	}
}
