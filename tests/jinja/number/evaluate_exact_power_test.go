package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateExactPower(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 5 ** -37 }} {{ 2.5 ** 3 }} {{ 1.1 ** 10 }} {{ (-3.0) ** 3 }} {{ 10 ** -5 }} {{ 2 ** 0.5 }} {{ 0.1 ** -7 }} {{ 7.0 ** 0 }}`,
			`1.37438953472e-26 15.625 2.5937424601000023 -27.0 1e-05 1.4142135623730951 9999999.999999996 1.0`},
	})
}
