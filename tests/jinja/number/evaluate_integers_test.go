package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateIntegers(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 7 // 2 }}{{ -7 // 2 }}{{ 7 % -3 }}`, `3-4-2`},
		{`{{ 9223372036854775807 + 1 }}{{ 3037000500 * 3037000500 }}`, `92233720368547758089223372037000250000`},
		{`{{ -9223372036854775808 // -1 }}`, `9223372036854775808`},
		{`{{ 1 // 0 }}`, `fails`},
	})
}
