package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterRound(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2.5|round }}{{ 3.5|round }}{{ 2.675|round(2) }}`, `2.04.02.67`},
		{`{{ 2.1|round(0, 'ceil') }}{{ -2.19|round(1, 'floor') }}`, `3.0-2.2`},
		{`{{ 7|round }}`, `7`},
		{`{{ 1|round(1, 'x') }}`, `fails`},
		{`{{ 'a'|round }}`, `fails`},
		{`{{ 15|round(400, 'ceil') }} {{ true|round(1, 'floor') }} {{ 12|round(-1, 'ceil') }}`, `15.0 1.0 20.0`},
		{`{{ 1.5|round(-400, 'ceil') }}`, `fails`},
	})
}
