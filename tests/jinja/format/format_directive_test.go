package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatDirective(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%5s|%-5s|%05d|%+d|%.2f' % ('a', 'b', 3, 4, 1.5) }}`, `    a|b    |00003|+4|1.50`},
		{`{{ '%q' % 1 }}`, `fails`},
		{`{{ '%' % () }}`, `fails`},
	})
}
