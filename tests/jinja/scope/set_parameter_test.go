package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetParameter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a) %}{% set a = 2 %}{{ a }}{% endmacro %}{{ m(1) }}`, `2`},
	})
}
