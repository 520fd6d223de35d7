package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatFields(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a{}b{}c{{}}'.format(1, 2) }}{{ '{1}{0}'.format(1, 2) }}`, `a1b2c{}21`},
		{`{{ '{'.format(1) }}`, `fails`},
		{`{{ '}'.format(1) }}`, `fails`},
		{`{{ '{} {0}'.format(1) }}`, `fails`},
	})
}
