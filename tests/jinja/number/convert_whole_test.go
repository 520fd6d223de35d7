package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertWhole(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1.21|round(1, 'ceil') }} {{ 1.29|round(1, 'floor') }} {{ (10**30 + 7)|round(1, 'floor') }} {{ (-0.5)|round(0, 'ceil') }}`,
			`1.3 1.2 1e+30 0.0`},
		{`{{ 1.7e308|round(1, 'floor') }}`, `fails`},
		{`{{ 'a'|round(0, 'ceil') }}`, `fails`},
	})
}
