package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddParameter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(s, x) %}{{ s }}{{ x }}{% endmacro %}{{ m(1, 2) }}{{ s }}`, `12Grüße`},
	})
}
