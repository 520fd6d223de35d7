package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatFloatSpec(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:.2f} {:e} {:g} {:%} {:.3} {:n} {}'.format(1.005, 12345.678, 1e10, 0.25, 3.14159, 1.5, 2.0) }}`,
			`1.00 1.234568e+04 1e+10 25.000000% 3.14 1.5 2.0`},
		{`{{ '{:d}'.format(1.5) }}`, `fails`},
		{`{{ '{:x}'.format(1.5) }}`, `fails`},
	})
}
