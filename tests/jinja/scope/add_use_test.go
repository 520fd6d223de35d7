package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddUse(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m() %}{{ a }}{{ s }}{% endmacro %}{% set a = 1 %}{{ m() }}`, `1Grüße`},
	})
}
