package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallMacro(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a) %}{{ a }}!{% endmacro %}{{ m(1) }}{{ m(a=2) }}{{ m(1)|upper }}`, `1!2!1!`},
		{`{% macro m(a) %}{% endmacro %}{{ m(1, 2) }}`, `fails`},
		{`{% macro m(a) %}{% endmacro %}{{ m(b=2) }}`, `fails`},
	})
}
