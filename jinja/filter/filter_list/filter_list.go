// Package filter_list is the filter list.
package filter_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterList is the filter list.
//
// **Runs on:** one thread at a time.
func FilterList(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "list", a, 0)
	return create_list.CreateList(m, list_items.ListItems(m, v))
}
