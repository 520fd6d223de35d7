// Package is_filter_name is the test filter.
package is_filter_name

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsFilterName is the test filter.
//
// **Runs on:** one thread at a time.
func IsFilterName(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "filter", a, 0)
	t, ok := v.(*jinja.Text)
	return ok && m.Tables.Filters[t.String] != nil
}
