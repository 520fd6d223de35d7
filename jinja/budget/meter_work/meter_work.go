// Package meter_work counts steps before they are done.
package meter_work

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// MeterWork counts steps before they are done.
//
// **Runs on:** one thread at a time.
func MeterWork(m *jinja.Machine, steps int) {
	m.Limits.Work -= steps
	if m.Limits.Work < 0 || steps < 0 {
		fail_render.FailRender(m, "the template takes too many steps for this conversation")
	}
}
