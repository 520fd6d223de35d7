// Package add_commas puts a comma, or what stands for it, between thousands.
package add_commas

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/format/check_width"
)

// AddCommas puts a comma, or what stands for it, between thousands.
//
// **Runs on:** one thread at a time.
func AddCommas(m *jinja.Machine, spec *jinja.FormatSpec, digits string, before int) string {
	whole := len(digits)
	if at := strings.IndexAny(digits, ".e%"); at >= 0 {
		whole = at
	}
	group := 3
	if spec.Comma == '_' && strings.IndexByte("oxXb", spec.Type) >= 0 && spec.Type != 0 {
		group = 4
	}
	rest := digits[whole:]
	digits = digits[:whole]
	if spec.Align == '=' && spec.Fill == "0" {
		check_width.CheckWidth(m, int64(spec.Width))
		meter_memory.MeterMemory(m, 4*spec.Width)
		for len(digits)+(len(digits)-1)/group+before+len(rest) < spec.Width {
			digits = "0" + digits
			meter_memory.MeterMemory(m, len(digits))
		}
	}
	b := make([]byte, 0, 2*len(digits))
	for i := range len(digits) {
		if i > 0 && (len(digits)-i)%group == 0 {
			b = append(b, spec.Comma)
		}
		b = append(b, digits[i])
	}
	return string(b) + rest
}
