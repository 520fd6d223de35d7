package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendOutput(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% filter upper %}a{{ 1 }}{% endfilter %}`, `A1`},
		{`{% filter length %}abc{% endfilter %}`, `fails`},
		{`{% call range(3) %}{% endcall %}`, `fails`},
		{`{% macro m() %}<{{ caller() }}>{% endmacro %}{% call m() %}x{% endcall %}`, `<x>`},
	})
}
