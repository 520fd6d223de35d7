package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateCompare(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 < 2 }}{{ 1 < 2 < 2 }}{{ 3 > 2 >= 2 }}{{ 1 == 1.0 }}{{ 'a' != 'b' }}{{ 1 in xs }}{{ 4 not in xs }}`,
			`TrueFalseTrueTrueTrueTrueTrue`},
		{`{{ 1 < 'a' }}`, `fails`},
		{`{{ none < 1 }}`, `fails`},
	})
}
