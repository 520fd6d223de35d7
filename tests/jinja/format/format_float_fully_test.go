package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatFloatFully(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%#g|%#.3g|%#e|%#.0f|%#.0e|%#g|%#G' % (1, 1.5, 2, 3, 4, 1e20, 1e-9) }}`,
			`1.00000|1.50|2.000000e+00|3.|4.e+00|1.00000e+20|1.00000E-09`},
		{`{{ '{:#g}|{:#.0f}|{:#.1%}'.format(1.0, 2.0, 0.5) }}`, `1.00000|2.|50.0%`},
	})
}
