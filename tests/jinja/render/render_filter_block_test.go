package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderFilterBlock(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% filter upper %}a{% filter lower %}B{% endfilter %}{% endfilter %}{% filter length %}abc{% endfilter %}`,
			`fails`},
	})
}
