package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseMacro(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a, b=2) %}{{ a }}{{ b }}{% endmacro %}{{ m(1) }}`, `12`},
		{`{% macro (a) %}{% endmacro %}`, `fails`},
		{`{% macro m(a=1, b) %}{% endmacro %}`, `fails`},
	})
}
