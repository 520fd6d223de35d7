package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '1.5'|float }}{{ 3|float }}{{ 'x'|float }}{{ 'x'|float(2) }}{{ none|float }}`, `1.53.00.020.0`},
	})
}
