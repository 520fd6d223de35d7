// Package format_float_spec returns a float in the form that a specification says.
package format_float_spec

import (
	"math"
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/format/check_width"
	"rkllmd/jinja/format/choose_infinity"
	"rkllmd/jinja/format/format_float_fully"
	"rkllmd/jinja/number/format_float"
)

// FormatFloatSpec returns a float in the form that a specification says.
//
// **Runs on:** one thread at a time.
func FormatFloatSpec(m *jinja.Machine, spec *jinja.FormatSpec, f float64) string {
	precision, kind := spec.Precision, spec.Type
	if kind == 0 && precision < 0 {
		return format_float.FormatFloat(f)
	}
	if precision < 0 {
		precision = 6
	}
	check_width.CheckWidth(m, int64(precision))
	meter_memory.MeterMemory(m, precision+400)
	precision = min(precision, 2000)
	if math.IsInf(f, 0) || math.IsNaN(f) {
		return choose_infinity.ChooseInfinity(f, kind)
	}
	s := ""
	if spec.Alternate {
		return format_float_fully.FormatFloatFully(f, kind, precision)
	}
	switch kind {
	case 'f', 'F':
		s = strconv.FormatFloat(f, 'f', precision, 64)
	case '%':
		s = strconv.FormatFloat(f*100, 'f', precision, 64) + "%"
	case 'e', 'E':
		s = strconv.FormatFloat(f, kind, precision, 64)
	case 0:
		s = strconv.FormatFloat(f, 'g', max(precision, 1), 64)
		if !strings.ContainsAny(s, ".e") {
			s += ".0"
		}
	default:
		s = strconv.FormatFloat(f, 'g', max(precision, 1), 64)
		if kind == 'G' {
			s = strings.ToUpper(s)
		}
	}
	return s
}
