package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatFloatFully(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%#g|%#.0f|%#.0e|%#G|%#.3g' % (1, 2, 3, 1e-10, 100) }}`, `1.00000|2.|3.e+00|1.00000E-10|100.`},
		{`{{ '{:#g}|{:#.0f}'.format(1.5, 2.0) }}`, `1.50000|2.`},
	})
}
