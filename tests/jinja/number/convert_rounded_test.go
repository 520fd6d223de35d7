package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertRounded(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1234.5|round(-2) }}{{ 0.5|round }}{{ 1.5|round }}{{ 1e300|round(2) }}{{ 2.345|round(2) }}`,
			`1200.00.02.01e+3002.35`},
	})
}
