package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderFiltered(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% filter upper %}a{{ s }}{% endfilter %}{% set a | replace('x', 'y') %}xx{% endset %}{{ a }}`, `AGRÜSSEyy`},
	})
}
