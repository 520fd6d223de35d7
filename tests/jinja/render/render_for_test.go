package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderFor(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ x }}{% endfor %}{% for x in [] %}a{% else %}b{% endfor %}`, `312b`},
	})
}
