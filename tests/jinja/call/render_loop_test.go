package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderLoop(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ loop.index }}{{ x }}{% else %}e{% endfor %}{% for x in {} %}a{% else %}e{% endfor %}`,
			`132132e`},
		{`{% for x in 1 %}{% endfor %}`, `fails`},
		{`{% for x in missing %}a{% else %}e{% endfor %}`, `e`},
	})
}
