package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderContinue(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{% if x == 1 %}{% continue %}{% endif %}{{ x }}{% endfor %}e`, `32e`},
	})
}
