package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderWith(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% with a = 1 %}{{ a }}{% set b = 2 %}{{ b }}{% endwith %}{{ a }}{{ b }}|`, `12|`},
	})
}
