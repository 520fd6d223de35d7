package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertRoundedFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1234.5|round(-2) }} {{ 250.0|round(-2) }} {{ 350.0|round(-2) }} {{ 250.5|round(-2) }} {{ (-4.0)|round(-1) }}`,
			`1200.0 200.0 400.0 300.0 -0.0`},
		{`{{ 9.6e307|round(-308) }} {{ 5.0|round(-400) }} {{ 2.345|round(2) }} {{ 1.5|round(10**30) }} {{ 1e999|round(1) }}`,
			`1e+308 0.0 2.35 1.5 inf`},
		{`{{ 1.7e308|round(-308) }}`, `fails`},
	})
}
