// Package format_key returns a value as a key of Go maps.
package format_key

import (
	"fmt"
	"math"
	"math/big"
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/number/format_float"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/value/format_tuple_key"
)

// FormatKey returns a value as a key of Go maps: equal values have equal keys. Lists and dictionaries have none.
//
// **Runs on:** one thread at a time.
func FormatKey(m *jinja.Machine, v jinja.Value) string {
	meter_work.MeterWork(m, 1)
	switch x := v.(type) {
	case *jinja.Text:
		meter_work.MeterWork(m, len(x.String)>>6)
		return x.String
	case nil:
		return "\xffn"
	case float64:
		if x == math.Trunc(x) && !math.IsInf(x, 0) {
			b, _ := new(big.Float).SetFloat64(x).Int(nil)
			return "\xffi" + b.Text(16)
		}
		return "\xfff" + format_float.FormatFloat(x)
	case int64:
		return "\xffi" + strconv.FormatInt(x, 16)
	case bool, *big.Int:
		return "\xffi" + get_big.GetBig(x).Text(16)
	case *jinja.List:
		if x.Tuple {
			return format_tuple_key.FormatTupleKey(m, x, FormatKey)
		}
		fail_render.FailRender(m, "unhashable type: 'list'")
	case *jinja.Dict:
		fail_render.FailRender(m, "unhashable type: 'dict'")
	case *jinja.Undefined:
		return "\xffu"
	case *jinja.View:
		if x.Kind != "dict_values" {
			fail_render.FailRender(m, "unhashable type: '%s'", x.Kind)
		}
	}
	return fmt.Sprintf("\xffp%p", v)
}
