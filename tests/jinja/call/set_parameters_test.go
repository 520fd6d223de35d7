package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetParameters(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a, b=2) %}{{ a }}{{ b }}{{ varargs }}{{ kwargs }}{% endmacro %}{{ m(1, 3, 4, c=5) }}`,
			`13(4,){'c': 5}`},
		{`{% macro m(a) %}{{ a is defined }}{% endmacro %}{{ m() }}`, `False`},
	})
}
