package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseFunctionBody(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{% macro m() %}{% break %}{% endmacro %}{% endfor %}`, `fails`},
		{`{% macro m() %}{% for x in xs %}{{ x }}{% break %}{% endfor %}{% endmacro %}{{ m() }}`, `3`},
		{`{% for x in xs %}{% macro m() %}a{% endmacro %}{{ m() }}{% break %}{% endfor %}`, `a`},
	})
}
