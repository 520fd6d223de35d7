package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '1e3'|float }}{{ ' 2 '|float }}{{ 'inf'|float }}`, `1000.02.0inf`},
		{`{{ '-nan'|float }}{{ '1_0'|float }}{{ '0x1'|float }}`, `nan10.00.0`},
		{`{{ '1e'|float(7.5) }}{{ '.5'|float }}{{ '5.'|float }}`, `7.50.55.0`},
	})
}
