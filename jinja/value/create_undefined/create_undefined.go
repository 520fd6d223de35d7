// Package create_undefined makes the value of what is not there.
package create_undefined

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// CreateUndefined makes the value of what is not there.
//
// **Runs on:** one thread at a time.
func CreateUndefined(m *jinja.Machine, object, name jinja.Value) jinja.Value {
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &jinja.Undefined{Object: object, Name: name}
}
