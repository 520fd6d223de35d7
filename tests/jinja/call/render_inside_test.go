package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderInside(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a %}x{{ s }}{% endset %}[{{ a }}]`, `[xGrüße]`},
		{`{% macro m() %}in{% endmacro %}{{ m() }}{{ m() }}`, `inin`},
	})
}
