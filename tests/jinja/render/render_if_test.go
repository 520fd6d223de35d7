package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderIf(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% if 1 %}a{% endif %}{% if 0 %}b{% elif 1 %}c{% else %}d{% endif %}{% if 0 %}e{% else %}f{% endif %}`,
			`acf`},
	})
}
