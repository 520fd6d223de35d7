// Package filter_round is the filter round.
package filter_round

import (
	"math"
	"slices"
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/filter/convert_rounded"
	"rkllmd/jinja/number/convert_float"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterRound is the filter round.
//
// **Runs on:** one thread at a time.
func FilterRound(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "round", a, 0, "precision", "method")
	precision, method := int64(0), "common"
	if values[0] != jinja.Missing {
		precision = convert_index.ConvertIndex(m, values[0])
	}
	if values[1] != jinja.Missing {
		method = convert_text.ConvertText(m, values[1]).String
	}
	if !slices.Contains([]string{"common", "ceil", "floor"}, method) {
		return fail_render.FailRender(m, "method must be common, ceil or floor")
	}
	if !is_number.IsNumber(v) {
		fail_undefined.FailUndefined(m, v)
		return fail_render.FailRender(m, "type %s doesn't define __round__ method", name_type.NameType(v))
	}
	f, isFloat := v.(float64)
	switch {
	case method != "common":
		scale := math.Pow(10, float64(precision))
		if method == "ceil" {
			return (math.Ceil(convert_float.ConvertFloat(m, v)*scale) + 0) / scale
		}
		return (math.Floor(convert_float.ConvertFloat(m, v)*scale) + 0) / scale // there is no -0 among integers
	case !isFloat:
		return convert_rounded.ConvertRounded(m, get_big.GetBig(v), precision)
	case precision < 0:
		scale := math.Pow(10, float64(-precision))
		return math.RoundToEven(f/scale) * scale
	}
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(f, 'f', int(min(precision, 400)), 64), 64)
	return rounded
}
