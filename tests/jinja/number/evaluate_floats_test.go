package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateFloats(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1.5 + 1 }}{{ 7.5 // 2 }}{{ -7.5 % 2 }}{{ 7.5 % -2 }}{{ 1.0 * 3 }}{{ 1e308 * 10.5 - 1e308 > 0 }}`,
			`2.53.00.5-0.53.0True`},
		{`{{ 1.0 / 0 }}`, `fails`},
	})
}
