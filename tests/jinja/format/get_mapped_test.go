package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetMapped(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{name}-{n}'.format_map(d) }}`, `D-1`},
		{`{{ '{nope}'.format_map(d) }}`, `fails`},
		{`{{ '{name}'.format_map(missing) }}`, `fails`},
		{`{{ 'a'.format_map(missing) }}`, `a`},
	})
}
