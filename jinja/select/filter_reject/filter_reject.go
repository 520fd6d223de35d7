// Package filter_reject is the filter reject.
package filter_reject

import (
	"rkllmd/jinja"
	"rkllmd/jinja/select/call_test_by_name"
	"rkllmd/jinja/select/create_selection"
)

// FilterReject is the filter reject.
//
// **Runs on:** one thread at a time.
func FilterReject(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	return create_selection.CreateSelection(m, v, a, call_test_by_name.CallTestByName, true)
}
