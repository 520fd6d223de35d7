package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseFunctionBody(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for i in [1, 2] %}{% macro m() %}{% for j in [3, 4] %}{% break %}{% endfor %}m{% endmacro %}{{ m() }}{% break %}{% endfor %}`,
			`m`},
		{`{% for i in [1] %}{% macro m() %}{% break %}{% endmacro %}{% endfor %}`, `fails`},
		{`{% macro m() %}{{ caller() }}{% endmacro %}{% for i in [1] %}{% call m() %}{% continue %}{% endcall %}{% endfor %}`,
			`fails`},
	})
}
