package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateOperation(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 3 - 1 }}{{ 3 * 2 }}{{ 3 / 2 }}{{ '%d' % 3 }}{{ 'a' * 2 }}`, `261.53aa`},
		{`{{ 'a' - 'b' }}`, `fails`},
		{`{{ [] / 2 }}`, `fails`},
	})
}
