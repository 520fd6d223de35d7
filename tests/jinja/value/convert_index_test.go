package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertIndex(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' * 2 }}{{ 'a b c'.split(' ', 1) }}{{ 'a'.center(true) }}`, `aa['a', 'b c']a`},
		{`{{ 'a'.center('5') }}`, `fails`},
		{`{{ 'a'.center(1.5) }}`, `fails`},
		{`{{ 10**19 * '' }}`, `fails`},
		{`{{ ''.zfill(-10**19) }}`, `fails`},
	})
}
