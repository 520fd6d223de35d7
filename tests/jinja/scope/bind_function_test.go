package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindFunction(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a) %}{{ a }}{% endmacro %}{% call m(1) %}{% endcall %}`, `fails`},
		{`{% macro m(a) %}{{ caller(a) }}{% endmacro %}{% call(b) m(1) %}{{ b }}{{ s }}{% endcall %}`, `1Grüße`},
	})
}
