// Package filter_max is the filter max.
package filter_max

import (
	"rkllmd/jinja"
	"rkllmd/jinja/select/find_extreme"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterMax is the filter max.
//
// **Runs on:** one thread at a time.
func FilterMax(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	return find_extreme.FindExtreme(m, v, prepare_arguments.PrepareArguments(m, "max", a, 0, "case_sensitive",
		"attribute"), ">")
}
