package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateRepetition(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'ab' * 2 }}{{ 2 * 'ab' }}{{ [1] * 2 }}{{ (1,) * 2 }}{{ 'a' * -1 }}|`, `abababab[1, 1](1, 1)|`},
		{`{{ 'a' * 1.5 }}`, `fails`},
		{`{{ 'a' * 'b' }}`, `fails`},
		{`{{ {} * 2 }}`, `fails`},
	})
}
