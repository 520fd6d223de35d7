// Package meter_memory counts bytes before they are allocated, and the work of filling them.
package meter_memory

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
)

// MeterMemory counts bytes before they are allocated, and the work of filling them.
//
// **Runs on:** one thread at a time.
func MeterMemory(m *jinja.Machine, size int) {
	m.Limits.Memory -= size
	if m.Limits.Memory < 0 || size < 0 {
		fail_render.FailRender(m, "the template makes more values than fit into the memory that it may use")
	}
	meter_work.MeterWork(m, size>>6)
}
