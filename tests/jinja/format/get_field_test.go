package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetField(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{0[name]} {r[0]} {x[0][1]}'.format(d, r=xs, x=[[1, 2]]) }}`, `D 3 2`},
		{`{{ '{0[nope]}'.format(d) }}`, ``},
		{`{{ '{0[9]}'.format(xs) }}`, ``},
	})
}
