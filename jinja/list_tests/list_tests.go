// Package list_tests returns the tests.
package list_tests

import (
	"rkllmd/jinja"
	"rkllmd/jinja/predicate/is_boolean"
	"rkllmd/jinja/predicate/is_callable"
	"rkllmd/jinja/predicate/is_defined"
	"rkllmd/jinja/predicate/is_divisible"
	"rkllmd/jinja/predicate/is_equal_to"
	"rkllmd/jinja/predicate/is_escaped"
	"rkllmd/jinja/predicate/is_even"
	"rkllmd/jinja/predicate/is_exactly_false"
	"rkllmd/jinja/predicate/is_exactly_true"
	"rkllmd/jinja/predicate/is_filter_name"
	"rkllmd/jinja/predicate/is_float"
	"rkllmd/jinja/predicate/is_greater"
	"rkllmd/jinja/predicate/is_greater_or_equal"
	"rkllmd/jinja/predicate/is_in"
	"rkllmd/jinja/predicate/is_integer"
	"rkllmd/jinja/predicate/is_less"
	"rkllmd/jinja/predicate/is_less_or_equal"
	"rkllmd/jinja/predicate/is_loopable"
	"rkllmd/jinja/predicate/is_lower_case"
	"rkllmd/jinja/predicate/is_mapping"
	"rkllmd/jinja/predicate/is_none"
	"rkllmd/jinja/predicate/is_numeric"
	"rkllmd/jinja/predicate/is_odd"
	"rkllmd/jinja/predicate/is_same"
	"rkllmd/jinja/predicate/is_sequence"
	"rkllmd/jinja/predicate/is_string"
	"rkllmd/jinja/predicate/is_test_name"
	"rkllmd/jinja/predicate/is_undefined"
	"rkllmd/jinja/predicate/is_unequal"
	"rkllmd/jinja/predicate/is_upper_case"
)

// ListTests returns the tests.
//
// **Runs on:** any thread.
func ListTests() map[string]jinja.Test {
	return map[string]jinja.Test{
		"odd": is_odd.IsOdd, "even": is_even.IsEven, "divisibleby": is_divisible.IsDivisible,
		"defined": is_defined.IsDefined, "undefined": is_undefined.IsUndefined,
		"filter": is_filter_name.IsFilterName, "test": is_test_name.IsTestName, "none": is_none.IsNone,
		"boolean": is_boolean.IsBoolean, "false": is_exactly_false.IsExactlyFalse,
		"true": is_exactly_true.IsExactlyTrue, "integer": is_integer.IsInteger,
		"float": is_float.IsFloat, "lower": is_lower_case.IsLowerCase,
		"upper":  is_upper_case.IsUpperCase,
		"string": is_string.IsString, "mapping": is_mapping.IsMapping, "number": is_numeric.IsNumeric,
		"sequence": is_sequence.IsSequence,
		"iterable": is_loopable.IsLoopable, "callable": is_callable.IsCallable,
		"sameas": is_same.IsSame, "escaped": is_escaped.IsEscaped, "in": is_in.IsIn,
		"==": is_equal_to.IsEqualTo, "eq": is_equal_to.IsEqualTo, "equalto": is_equal_to.IsEqualTo,
		"!=": is_unequal.IsUnequal, "ne": is_unequal.IsUnequal,
		">": is_greater.IsGreater, "gt": is_greater.IsGreater, "greaterthan": is_greater.IsGreater,
		">=": is_greater_or_equal.IsGreaterOrEqual, "ge": is_greater_or_equal.IsGreaterOrEqual,
		"<": is_less.IsLess, "lt": is_less.IsLess, "lessthan": is_less.IsLess,
		"<=": is_less_or_equal.IsLessOrEqual, "le": is_less_or_equal.IsLessOrEqual,
	}
}
