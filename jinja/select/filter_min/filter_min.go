// Package filter_min is the filter min.
package filter_min

import (
	"rkllmd/jinja"
	"rkllmd/jinja/select/find_extreme"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterMin is the filter min.
//
// **Runs on:** one thread at a time.
func FilterMin(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	return find_extreme.FindExtreme(m, v, prepare_arguments.PrepareArguments(m, "min", a, 0, "case_sensitive",
		"attribute"), "<")
}
