// Package refuse_attribute returns the undefined value that stands for an attribute that templates must not use.
package refuse_attribute

import (
	"fmt"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/name_type"
)

// RefuseAttribute returns the undefined value that stands for an attribute that templates must not use.
//
// **Runs on:** one thread at a time.
func RefuseAttribute(m *jinja.Machine, v jinja.Value, name string) jinja.Value {
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &jinja.Undefined{Object: v, Name: &jinja.Text{String: name},
		Hint: fmt.Sprintf("access to attribute '%s' of '%s' object is unsafe.", name, name_type.NameType(v))}
}
