package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a, b) %}{{ a }}{{ b }}{% endmacro %}{{ m(b=1, a=2) }}`, `21`},
		{`{% macro m(a) %}{% endmacro %}{{ m(1, a=2) }}`, `fails`},
		{`{% macro m(a) %}{% endmacro %}{{ m(x=2) }}`, `fails`},
	})
}
