// Package format_number returns a number as Python writes it.
package format_number

import (
	"math/big"
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/number/format_float"
)

// FormatNumber returns a number as Python writes it.
//
// **Runs on:** one thread at a time.
func FormatNumber(m *jinja.Machine, v jinja.Value) string {
	switch x := v.(type) {
	case bool:
		if x {
			return "True"
		}
		return "False"
	case int64:
		return strconv.FormatInt(x, 10)
	case float64:
		return format_float.FormatFloat(x)
	case *big.Int:
		meter_work.MeterWork(m, x.BitLen())
		if x.BitLen() > jinja.MaxDigits*4 || len(x.Text(10)) > jinja.MaxDigits+1 {
			fail_render.FailRender(m, "Exceeds the limit (%d digits) for integer string conversion", jinja.MaxDigits)
		}
		return x.Text(10)
	}
	return ""
}
