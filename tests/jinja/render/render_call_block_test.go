package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderCallBlock(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m() %}<{{ caller() }}>{% endmacro %}{% call m() %}{{ s }}{% endcall %}`, `<Grüße>`},
		{`{% generation %}{{ s }}{% endgeneration %}`, `Grüße`},
		{`{% macro m() %}{% endmacro %}{% call m() %}{% endcall %}`, `fails`},
	})
}
