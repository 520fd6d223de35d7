// Package filter_select is the filter select.
package filter_select

import (
	"rkllmd/jinja"
	"rkllmd/jinja/select/call_test_by_name"
	"rkllmd/jinja/select/create_selection"
)

// FilterSelect is the filter select.
//
// **Runs on:** one thread at a time.
func FilterSelect(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	return create_selection.CreateSelection(m, v, a, call_test_by_name.CallTestByName, false)
}
