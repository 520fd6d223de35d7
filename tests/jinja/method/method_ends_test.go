package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodEnds(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abc'.startswith('a') }}{{ 'abc'.endswith(('x', 'c')) }}`, `TrueTrue`},
		{`{{ 'abc'.startswith('b', 1) }}`, `True`},
		{`{{ 'abc'.endswith('b', 0, 2) }}{{ ''.startswith('') }}`, `TrueTrue`},
		{`{{ 'a'.startswith(1) }}`, `fails`},
		{`{{ 'a'.startswith(['a']) }}`, `fails`},
	})
}
