// Package split_number returns the sign of a number, the prefix of its base, and its digits.
package split_number

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/format/check_width"
	"rkllmd/jinja/format/format_float_spec"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/convert_float"
	"rkllmd/jinja/number/format_number"
	"rkllmd/jinja/number/get_big"
)

// SplitNumber returns the sign of a number, the prefix of its base, and its digits.
//
// **Runs on:** one thread at a time.
func SplitNumber(m *jinja.Machine, spec *jinja.FormatSpec, v jinja.Value) (string, string, string) {
	digits, prefix := "", ""
	_, isFloat := v.(float64)
	base := map[byte]int{'d': 10, 'n': 10, 0: 10, 'o': 8, 'x': 16, 'X': 16, 'b': 2}[spec.Type]
	if base > 0 && !isFloat {
		digits = get_big.GetBig(v).Text(base)
		if base == 10 {
			digits = format_number.FormatNumber(m, convert_big.ConvertBig(get_big.GetBig(v)))
		}
		if spec.Alternate && base != 10 {
			prefix = "0" + string(spec.Type)
		}
		if spec.Type == 'X' {
			digits = strings.ToUpper(digits)
		}
	} else {
		digits = format_float_spec.FormatFloatSpec(m, spec, convert_float.ConvertFloat(m, v))
	}
	sign := ""
	if rest, ok := strings.CutPrefix(digits, "-"); ok {
		sign, digits = "-", rest
	}
	if _, ok := v.(float64); !ok && spec.Precision > len(digits) && base > 0 {
		check_width.CheckWidth(m, int64(spec.Precision))
		meter_memory.MeterMemory(m, spec.Precision)
		digits = strings.Repeat("0", spec.Precision-len(digits)) + digits
	}
	return sign, prefix, digits
}
