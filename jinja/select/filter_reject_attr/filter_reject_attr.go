// Package filter_reject_attr is the filter rejectattr.
package filter_reject_attr

import (
	"rkllmd/jinja"
	"rkllmd/jinja/select/call_test_of_attribute"
	"rkllmd/jinja/select/create_selection"
)

// FilterRejectAttr is the filter rejectattr.
//
// **Runs on:** one thread at a time.
func FilterRejectAttr(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	return create_selection.CreateSelection(m, v, a, call_test_of_attribute.CallTestOfAttribute, true)
}
