package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderMacro(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m() %}a{% endmacro %}{{ m() }}{{ m is callable }}`, `aTrue`},
	})
}
