package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatPercentValue(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%s %r %d %x %o %f %e %g %c' % ('a', 'é', 1.9, 255, 8, 1, 2, 3, 65) }}`,
			`a 'é' 1 ff 10 1.000000 2.000000e+00 3 A`},
		{`{{ '%d' % 'a' }}`, `fails`},
		{`{{ '%c' % 'ab' }}`, `fails`},
		{`{{ '%x' % 1.5 }}`, `fails`},
		{`[{{ '%05c' % 65 }}][{{ '%.c' % 'a' }}][{{ '%-5c' % 'é' }}][{{ '%+.0c' % 66 }}]`, `[    A][a][é    ][B]`},
	})
}
