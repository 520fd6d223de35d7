package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatPercent(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%s and %d%%' % ('a', 5) }}`, `a and 5%`},
		{`{{ 'x' % 1 }}`, `fails`},
		{`{{ '%s' % (1, 2) }}`, `fails`},
		{`{{ '%s %s' % 1 }}`, `fails`},
	})
}
