package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendOutput(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% filter upper %}a{% endfilter %}`, `A`},
		{`{% filter length %}a{% endfilter %}`, `fails`},
		{`{% filter list %}a{% endfilter %}`, `fails`},
		{`{% macro m() %}{{ caller() }}{% endmacro %}{% call m() %}b{% endcall %}`, `b`},
		{`{% call dict() %}{% endcall %}`, `fails`},
	})
}
