// Package is_lower_case is the test lower.
package is_lower_case

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/is_in_case"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsLowerCase is the test lower.
//
// **Runs on:** one thread at a time.
func IsLowerCase(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "lower", a, 0)
	s := convert_text.ConvertText(m, v).String
	meter_work.MeterWork(m, len(s)>>2)
	return is_in_case.IsInCase(s, "lower")
}
