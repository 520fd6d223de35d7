package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsUsed(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m() %}{{ varargs }}{% endmacro %}{{ m(1) }}`, `(1,)`},
		{`{% macro m() %}{{ kwargs }}{% endmacro %}{{ m(a=1) }}`, `{'a': 1}`},
		{`{% macro m() %}{% endmacro %}{{ m(1) }}`, `fails`},
	})
}
