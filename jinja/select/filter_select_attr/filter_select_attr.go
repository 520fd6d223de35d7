// Package filter_select_attr is the filter selectattr.
package filter_select_attr

import (
	"rkllmd/jinja"
	"rkllmd/jinja/select/call_test_of_attribute"
	"rkllmd/jinja/select/create_selection"
)

// FilterSelectAttr is the filter selectattr.
//
// **Runs on:** one thread at a time.
func FilterSelectAttr(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	return create_selection.CreateSelection(m, v, a, call_test_of_attribute.CallTestOfAttribute, false)
}
