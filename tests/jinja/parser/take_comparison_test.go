package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeComparison(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 == 1 }}{{ 1 != 1 }}{{ 1 <= 1 }}{{ 1 >= 2 }}{{ 1 not in [2] }}`, `TrueFalseTrueFalseTrue`},
		{`{{ 1 = 1 }}`, `fails`},
	})
}
