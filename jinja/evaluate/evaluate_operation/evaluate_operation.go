// Package evaluate_operation computes an operation on two values.
package evaluate_operation

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/evaluate/evaluate_repetition"
	"rkllmd/jinja/evaluate/evaluate_sum"
	"rkllmd/jinja/format/format_percent"
	"rkllmd/jinja/number/evaluate_numbers"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/fail_undefined"
)

// EvaluateOperation computes an operation on two values: numbers, texts, lists.
//
// **Runs on:** one thread at a time.
func EvaluateOperation(m *jinja.Machine, operator string, a, b jinja.Value) jinja.Value {
	if is_number.IsNumber(a) && is_number.IsNumber(b) {
		return evaluate_numbers.EvaluateNumbers(m, operator, a, b)
	}
	text, isText := a.(*jinja.Text)
	switch {
	case operator == "+":
		if sum, ok := evaluate_sum.EvaluateSum(m, a, b); ok {
			return sum
		}
	case operator == "*":
		if product, ok := evaluate_repetition.EvaluateRepetition(m, a, b); ok {
			return product
		}
	case operator == "%" && isText:
		return format_percent.FormatPercent(m, text, b)
	}
	fail_undefined.FailUndefined(m, a)
	fail_undefined.FailUndefined(m, b)
	if isText && operator == "+" {
		return fail_render.FailRender(m, `can only concatenate str (not "%s") to str`, name_type.NameType(b))
	}
	if list, ok := a.(*jinja.List); ok && operator == "+" {
		return fail_render.FailRender(m, `can only concatenate %s (not "%s") to %[1]s`, name_type.NameType(list),
			name_type.NameType(b))
	}
	if operator == "**" {
		operator = "** or pow()"
	}
	return fail_render.FailRender(m, "unsupported operand type(s) for %s: '%s' and '%s'", operator,
		name_type.NameType(a), name_type.NameType(b))
}
