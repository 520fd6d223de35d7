package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateSum(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 + 1 }}{{ 'a' + 'b' }}{{ [1] + [2] }}{{ (1,) + (2,) }}`, `2ab[1, 2](1, 2)`},
		{`{{ [] + () }}`, `fails`},
		{`{{ 'a' + none }}`, `fails`},
		{`{{ {} + {} }}`, `fails`},
	})
}
