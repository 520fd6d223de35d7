// Package filter_round is the filter round.
package filter_round

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/evaluate/evaluate_operation"
	"rkllmd/jinja/number/convert_rounded"
	"rkllmd/jinja/number/convert_rounded_float"
	"rkllmd/jinja/number/convert_whole"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/convert_bound"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterRound is the filter round.
//
// **Runs on:** one thread at a time.
func FilterRound(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "round", a, 0, "precision", "method")
	precision, method := values[0], "common"
	if precision == jinja.Missing {
		precision = int64(0)
	}
	if values[1] != jinja.Missing {
		method = convert_text.ConvertText(m, values[1]).String
	}
	if !slices.Contains([]string{"common", "ceil", "floor"}, method) {
		return fail_render.FailRender(m, "method must be common, ceil or floor")
	}
	if method != "common" {
		scale := evaluate_operation.EvaluateOperation(m, "**", int64(10), precision)
		product := evaluate_operation.EvaluateOperation(m, "*", v, scale)
		whole := convert_whole.ConvertWhole(m, product, method)
		return evaluate_operation.EvaluateOperation(m, "/", whole, scale)
	}
	if !is_number.IsNumber(v) {
		fail_undefined.FailUndefined(m, v)
		return fail_render.FailRender(m, "type %s doesn't define __round__ method", name_type.NameType(v))
	}
	if f, ok := v.(float64); ok {
		return convert_rounded_float.ConvertRoundedFloat(m, f, convert_bound.ConvertBound(m, precision))
	}
	return convert_rounded.ConvertRounded(m, get_big.GetBig(v), convert_bound.ConvertBound(m, precision))
}
