// Package is_upper_case is the test upper.
package is_upper_case

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/is_in_case"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsUpperCase is the test upper.
//
// **Runs on:** one thread at a time.
func IsUpperCase(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "upper", a, 0)
	s := convert_text.ConvertText(m, v).String
	meter_work.MeterWork(m, len(s)>>2)
	return is_in_case.IsInCase(s, "upper")
}
