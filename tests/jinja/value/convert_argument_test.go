package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertArgument(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a'.replace('a', 'b') }}`, `b`},
		{`{{ 'a'.replace(1, 2) }}`, `fails`},
		{`{{ 'a'.startswith(none) }}`, `fails`},
		{`{{ 'a'.find(1) }}`, `fails`},
	})
}
