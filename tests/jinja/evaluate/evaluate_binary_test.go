package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateBinary(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 + 2 }}{{ 'a' + 'b' }}{{ [1] + [2] }}{{ 7 // 2 }}{{ 2 ** 3 }}{{ 7 % 3 }}`, `3ab[1, 2]381`},
		{`{{ 1 + 'a' }}`, `fails`},
		{`{{ missing + 1 }}`, `fails`},
		{`{{ 1 + missing }}`, `fails`},
	})
}
