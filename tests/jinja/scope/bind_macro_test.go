package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindMacro(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(n) %}{{ n }}{{ m(n - 1) if n }}{% endmacro %}{{ m(2) }}`, `210`},
	})
}
